import { beforeAll, describe, expect, it, vi } from 'vitest';
import { prometheus } from '../support/alerts/programs';
import { failuresOf, runStage, type Stage } from '../support/alerts/stage';
import { stages } from '../support/alerts/stages';
import { postgresUrl } from '../support/server/database';

// Every alert of deploy/alerts.yml by the real part failing: processes of ours, scraped by a Prometheus server, whose own list of
// alerts is read. tests/repo/alerts.test.ts tries the rules on longer stories, in made-up series.

vi.setConfig({ testTimeout: 900_000 });

it('has the server to scrape with (apt install prometheus, or PROMETHEUS=…)', () => {
  expect(prometheus !== null || !process.env.CI).toBe(true);
});

const isPossible = (stage: Stage) => prometheus && postgresUrl && stage.isPossible !== false;

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
  for (const stage of stages.filter(isPossible)) {
    const run = inLane(() => runStage(stage));
    // Its own test reports how it went.
    run.catch(() => undefined);
    started.set(stage, run);
  }
});

describe('real parts that fail', () => {
  for (const stage of stages) {
    const alerts = new Set(failuresOf(stage).map(({ alert }) => alert.replace('Outline', '')));
    it.skipIf(!isPossible(stage))(`${stage.name}: ${[...alerts].join(', ')}`, () => {
      const run = started.get(stage) ?? runStage(stage);
      started.delete(stage);
      return run;
    });
  }
});
