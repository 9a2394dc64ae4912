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

/** Those that run, a few at once; a second try of one runs it again. */
const running = new Map<Stage, Promise<void>>();
const most = 5;
const isPossible = (stage: Stage) => prometheus && postgresUrl && stage.isPossible !== false;

beforeAll(() => {
  const waiting = stages.filter(isPossible);
  const lanes = Array.from({ length: most }, () => Promise.resolve());
  for (const [n, stage] of waiting.entries()) {
    const run = (lanes[n % most] ?? Promise.resolve()).then(() => runStage(stage));
    running.set(stage, run);
    lanes[n % most] = run.catch(() => undefined);
  }
});

describe('real parts that fail', () => {
  for (const stage of stages) {
    const alerts = failuresOf(stage).map(({ alert }) => alert.replace('Outline', ''));
    it.skipIf(!isPossible(stage))(`${stage.name}: ${alerts.join(', ')}`, () => {
      const run = running.get(stage) ?? runStage(stage);
      running.delete(stage);
      return run;
    });
  }
});
