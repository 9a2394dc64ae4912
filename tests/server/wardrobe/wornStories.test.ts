import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../../server/cli/demo/random';
import { minutes } from '../../../server/platform/clock';
import { deep } from '../../support/depth';
import { moneyProblemsOf } from '../../support/server/invariants';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { WornStory } from '../../support/server/wornStory';

// Players buy, return, wear and choose avatars, while staff make accessories others' types, take them out of the catalogue, put
// them back, undo, give and take them, in any order and several at once: what each player has on, and what others see of it, is
// what the rules in their own words say (wornStory.ts).

let server: TestApp;
let stage: ConstructorParameters<typeof WornStory>[0];
beforeAll(async () => {
  server = await buildTestApp();
  const [owner, finance] = [
    await server.makeUser({ role: 'Admin' }),
    await server.makeUser({ staffRoles: ['finance'] }),
  ];
  stage = { server, owner: { ...owner, role: 'Admin' }, finance: { ...finance, role: 'Admin' } };
});
afterAll(() => server.close());

const met: Record<string, number> = {};
async function tell(seed: number, steps: number, act: 'step' | 'storm'): Promise<void> {
  const story = new WornStory(stage, randomFrom(seed));
  await story.begin();
  for (let step = 0; step < steps; step++) {
    server.clock.advance(minutes(1));
    await story[act]();
  }
  for (const [what, often] of Object.entries(story.met)) met[what] = (met[what] ?? 0) + often;
}
const seeds = (length: number, first: number) => Array.from({ length }, (_, n) => first + n);

it.each(seeds(deep(3, 60), 1))('story %i', (seed) => tell(seed, 50, 'step'));

it.each(seeds(deep(2, 40), 1001))('storm %i', (seed) => tell(seed, 15, 'storm'));

it('the stories came to everything that is worth it, and the books agree', async () => {
  expect(Object.keys(met)).toHaveLength(8);
  for (const [what, often] of Object.entries(met)) expect([what, often > 0]).toEqual([what, true]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});
