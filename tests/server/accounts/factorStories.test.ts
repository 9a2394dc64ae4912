import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../../server/cli/demo/random';
import { deep } from '../../support/depth';
import { FactorStory } from '../../support/server/factorStory';
import { googleWay } from '../../support/server/googleWay';
import { openIdProvider } from '../../support/server/provider';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// Sign-ins by password and Google, refreshes, resets, set-ups, staff who help and shut, and the clock, in any order: each is let
// in or refused as the rules say in their own words (factorModel.ts), with codes that are right, used, of before or made up.

let provider: Awaited<ReturnType<typeof openIdProvider>>;
let server: TestApp;
let staff: Awaited<ReturnType<TestApp['makeUser']>>[];
beforeAll(async () => {
  provider = await openIdProvider();
  server = await buildTestApp({ config: { google: provider.google } });
  staff = [
    await server.makeUser({ role: 'Admin' }),
    await server.makeUser({ staffRoles: ['support'] }),
    await server.makeUser({ staffRoles: ['support'] }),
  ];
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const way = googleWay(() => ({ server, provider }));
let granted = 0;

it.each(Array.from({ length: deep(4, 60) }, (_, n) => n + 1))('story %i', async (seed) => {
  const people = staff.map((person) => ({ ...person, role: 'Admin' as const }));
  const name = `story${seed}`;
  const { id, email } = await server.makeUser({ email: `${name}@gmail.example` });
  const story = new FactorStory({ server, way, staff: people }, randomFrom(seed), { id, email, name });
  for (let step = 0; step < 48; step++) await story.step();
  granted += story.granted;
});

it('the stories let somebody in', () => expect(granted).toBeGreaterThan(15));
