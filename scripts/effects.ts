import { readFileSync, writeFileSync } from 'node:fs';
import { withEffects } from './effectPages';

// `npm run effects`: generates the table of what a payment brings from its list (server/payments/effects/effects.ts).
const page = 'docs/payments.md';
writeFileSync(page, withEffects(readFileSync(page, 'utf8')));
