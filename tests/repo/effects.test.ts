import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withEffects } from '../../scripts/effectPages';
import { effects } from '../../server/payments/effects/effects';

const page = readFileSync('docs/payments.md', 'utf8');

it('docs/payments.md says what the effects say (npm run effects)', () => {
  expect(withEffects(page)).toBe(page);
});

it('each effect has a name and a sentence of its own', () => {
  for (const { does } of effects) expect(does).toMatch(/^[A-Z].{30,120}\.$/);
  for (const key of ['name', 'does'] as const)
    expect(new Set(effects.map((effect) => effect[key])).size).toBe(effects.length);
});
