import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prometheus } from '../../support/alerts/programs';
import { failuresOf, runStage, type Stage } from '../../support/alerts/stage';
import { stages } from '../../support/alerts/stages';
import { postgresUrl } from '../../support/server/database';

// Every alert of deploy/alerts.yml by the real part failing: processes of ours, scraped by a Prometheus server, whose own list of
// alerts is read. tests/repo/alerts.test.ts tries the rules on longer stories, in made-up series.

vi.setConfig({ testTimeout: 900_000 });

it('has the server to scrape with (apt install prometheus, or PROMETHEUS=…)', () => {
  expect(prometheus !== null || !process.env.CI).toBe(true);
});

/** `ALERT_STAGES=money,pool npm run test:alerts` runs these stages alone. */
const wanted = process.env.ALERT_STAGES?.split(',');
const isRun = ({ name, isPossible = true }: Stage) =>
  prometheus && postgresUrl && isPossible && (wanted?.includes(name) ?? true);

/** Lets so many run at once. */
function lanes(most: number) {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async (work: () => Promise<void>): Promise<void> => {
    if (running < most) running++;
    else await new Promise<void>((go) => waiting.push(go));
    await work().finally(() => {
      const next = waiting.shift();
      if (next) next();
      else running--;
    });
  };
}

/** Those that run or wait for a lane; a second try of one runs it again. */
const started = new Map<Stage, Promise<void>>();
beforeAll(() => {
  const inLane = lanes(5);
  for (const stage of stages.filter(isRun)) {
    const run = inLane(() => runStage(stage));
    // Its own test reports how it went.
    run.catch(() => undefined);
    started.set(stage, run);
  }
});

// Those whose tests were not chosen.
afterAll(() => Promise.allSettled(started.values()));

describe('real parts that fail', () => {
  for (const stage of stages) {
    const alerts = new Set(failuresOf(stage).map(({ alert }) => alert.replace('Outline', '')));
    it.skipIf(!isRun(stage))(`${stage.name}: ${[...alerts].join(', ')}`, () => {
      const run = started.get(stage) ?? runStage(stage);
      started.delete(stage);
      return run;
    });
  }
});
