import { setTimeout as sleep } from 'node:timers/promises';
import { Prometheus } from './prometheus';
import type { Keep, Site } from './site';
import { until } from './until';

/** How one real part of a site fails, so that an alert fires. */
export interface Failure<S> {
  alert: string;
  /** What fails, and how. */
  fails: string;
  /** Others that the same failure makes fire, or may. */
  also?: string[];
  /** Seconds within which it fires; two minutes, unless a record has to get as old as in production. */
  within?: number;
  breaks(parts: S): unknown;
  /** What people do each second until it fires. */
  meanwhile?(parts: S): unknown;
  /** Ends the failure; without it nothing is said about the end, as a person would have to decide something or time to pass. */
  ends?(parts: S): unknown;
}

/** A site of real processes, scraped by a real Prometheus, and what fails in it: those of a round at once, one round after another. */
export interface Stage<S extends { site: Site } = { site: Site }> {
  name: string;
  /** Whether this machine has what it needs; it does, unless something is said. */
  isPossible?: boolean;
  /** Seconds between two scrapes; a scrape may take as long. */
  every?: number;
  open(keep: Keep): Promise<S>;
  rounds: Array<Array<Failure<S>>>;
}

/** Infers what the parts of a stage are. */
export const stage = <S extends { site: Site }>(given: Stage<S>): Stage => given as Stage;

/** The failures of a stage. */
export const failuresOf = ({ rounds }: Stage): Array<Failure<{ site: Site }>> => rounds.flat();

/** Runs a stage: no alert before, each of a round while its part fails, none but those named, and none of those that end after. */
export async function runStage({ name, every = 2, open, rounds }: Stage): Promise<void> {
  const endings: Array<() => unknown> = [];
  const keep: Keep = (end) => void endings.push(end);
  try {
    const parts = await open(keep);
    const prometheus = new Prometheus();
    keep(() => prometheus.stop());
    await prometheus.start(parts.site.metricsPorts, every);
    const watch = new AlertWatch(prometheus);
    keep(() => watch.stop());
    await watch.isCalm(parts.site.metricsPorts.length, every);
    for (const round of rounds) await runRound(round, parts, watch);
    const named = new Set(rounds.flat().flatMap(({ alert, also = [] }) => [alert, ...also]));
    const others = watch.everFiring.filter((alert) => !named.has(alert));
    if (others.length > 0) throw new Error(`${name}: nobody expected ${others.join(', ')}`);
  } finally {
    for (const end of endings.reverse()) await Promise.resolve(end()).catch(() => undefined);
  }
}

async function runRound<S>(round: Array<Failure<S>>, parts: S, watch: AlertWatch): Promise<void> {
  await Promise.all(round.map((failure) => failure.breaks(parts)));
  await Promise.all(
    round.map(async ({ alert, fails, meanwhile, within }) => {
      const going = setInterval(() => {
        void Promise.resolve(meanwhile?.(parts)).catch(() => undefined);
      }, 1000);
      await watch.sees({ alert, isFiring: true, fails, within }).finally(() => clearInterval(going));
    }),
  );
  const ending = round.filter(({ ends }) => ends);
  await Promise.all(ending.map((failure) => failure.ends?.(parts)));
  await Promise.all(ending.map(({ alert, fails }) => watch.sees({ alert, isFiring: false, fails })));
}

interface Seen extends Pick<Failure<never>, 'alert' | 'fails'> {
  isFiring: boolean;
  within?: number | undefined;
}

/** Reads every half a second which alerts there are. */
class AlertWatch {
  readonly #ever = new Set<string>();
  #now: Awaited<ReturnType<Prometheus['alerts']>> = [];
  readonly #reading: NodeJS.Timeout;

  constructor(private readonly prometheus: Prometheus) {
    this.#reading = setInterval(() => void this.#read().catch(() => undefined), 500);
  }

  async #read() {
    this.#now = await this.prometheus.alerts();
    for (const { name, isFiring } of this.#now) if (isFiring) this.#ever.add(name);
    return this.#now;
  }

  get everFiring(): string[] {
    return [...this.#ever];
  }

  /** Waits until every process is scraped, and until no alert is pending any more: what starts may be late for a moment. */
  async isCalm(processes: number, every: number): Promise<void> {
    const seen = () => this.#read();
    await until(
      'all processes are scraped',
      async () => (await this.prometheus.value('count(up == 1)')) === processes,
      { seen },
    );
    // Before its first scrape Prometheus knew nothing of the site. Every process is scraped twice more, and the rules evaluated.
    await until('no alert is there any more', async () => (await this.#read()).length === 0, { seen });
    this.#ever.clear();
    await sleep(every * 2000 + 3000);
    await until('no alert is pending before anything fails', async () => (await this.#read()).length === 0, {
      seen,
    });
    if (this.everFiring.length > 0)
      throw new Error(`Before anything failed there was ${this.everFiring.join(', ')}`);
  }

  /** Waits until an alert fires, or does not any more. */
  async sees({ alert, isFiring, fails, within = 120 }: Seen): Promise<void> {
    const what = `${alert} ${isFiring ? 'fires' : 'has ended'} (${fails})`;
    const holds = async () =>
      (await this.#read()).some((one) => one.name === alert && one.isFiring) === isFiring;
    await until(what, holds, { seconds: within, seen: () => this.#read() });
  }

  stop(): void {
    clearInterval(this.#reading);
  }
}
