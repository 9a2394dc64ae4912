import { freePort } from '../server/freePort';
import { serverHome } from '../server/home';
import { postTo, spawnServer } from '../server/process';

type Env = Record<string, string>;
/** Keeps what is to be ended after the stage; what came last ends first. */
export type Keep = (end: () => unknown) => void;

interface Place {
  env: Env;
  dataDir: string;
}
interface Member {
  env: Env;
  port: number;
  metricsPort: number;
  process: ReturnType<typeof spawnServer> | null;
}

/** The processes of one site over one PostgreSQL database, each with its metrics on a port that stays the same. */
export class Site {
  readonly #members = new Map<string, Member>();

  constructor(
    readonly place: Place,
    keep: Keep,
    readonly program?: string,
  ) {
    keep(() => Promise.all([...this.#members.keys()].map((name) => this.kill(name))));
  }

  /** Adds a process, and starts it. */
  async add(name: string, env: Env = {}): Promise<void> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const dataDir = `${this.place.dataDir}-${name}`;
    const own = { DATA_DIR: dataDir, PORT: String(port), METRICS_PORT: String(metricsPort) };
    this.#members.set(name, {
      env: { ...this.place.env, ...own, ...env },
      port,
      metricsPort,
      process: null,
    });
    await this.start(name);
  }

  /** Starts a process that was added and has ended. */
  async start(name: string): Promise<void> {
    const member = this.#member(name);
    member.process = spawnServer(member.env, this.program);
    await member.process.ready();
  }

  async kill(name: string, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const member = this.#member(name);
    await member.process?.kill(signal);
    member.process = null;
  }

  /** Ends a process in order, so that it lets go of its leases, and starts it again. */
  async restart(name: string): Promise<void> {
    await this.kill(name, 'SIGTERM');
    await this.start(name);
  }

  send = (name: string, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2') => {
    this.#member(name).process?.send(signal);
  };

  addressOf = (name: string): string => `http://127.0.0.1:${this.#member(name).port}`;

  /** Posts to a process; null when it is down. */
  post = (name: string, path: string, body: object) => postTo(this.addressOf(name), path, body);

  get metricsPorts(): number[] {
    return [...this.#members.values()].map(({ metricsPort }) => metricsPort);
  }

  #member(name: string): Member {
    const member = this.#members.get(name);
    if (!member) throw new Error(`There is no process ${name}`);
    return member;
  }
}

/** A home of a site, migrated, on the PostgreSQL of the tests or another one. */
export async function keptHome(keep: Keep, on?: string) {
  const home = await serverHome({ migrated: true, ...(on && { on }) });
  keep(home.remove);
  return home;
}
