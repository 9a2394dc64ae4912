import type { Effect } from '../server/payments/effects/effect';
import { effects } from '../server/payments/effects/effects';
import { withPart } from './pageTable';

type Part = Effect['reverse'] | Effect['problems'];
const part = (present: Part): string => (typeof present === 'function' ? 'yes' : `no: ${present.because}`);

const rows = effects.map(
  ({ name, does, reverse, problems }) => `| \`${name}\` | ${does} | ${part(reverse)} | ${part(problems)} |`,
);

/** `docs/payments.md` with the current table of effects. */
export const withEffects = (page: string): string =>
  withPart(page, {
    name: 'effects',
    made: [
      '| effect | what it does | taken back by a refund | checked by `outline verify` |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n'),
  });
