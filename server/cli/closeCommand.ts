import { dayAfter, dayOf } from '../../contract/vietnamTime';
import { readDay } from '../money/closing/day';
import { askedDay } from '../money/closing/days';
import { checkLedgerWhenDue } from '../money/closing/ledger';
import { report } from '../money/closing/report';
import { ApiError } from '../platform/errors';
import { OperatorError } from '../platform/operator';
import type { CommandContext, DatabaseCommand } from './command';

/** Whoever works on the machine can read the database itself. */
const reader = { staffRoles: ['owner' as const] };

function dayGiven({ clock }: CommandContext, word: string | undefined): string {
  const now = clock.now();
  if (word === undefined) return dayAfter(dayOf(now), -1);
  try {
    return askedDay(word, now);
  } catch (error) {
    if (error instanceof ApiError) throw new OperatorError(`${word} is no day that has begun: 2026-11-22`);
    throw error;
  }
}

/** Only a person at the screen may sign a day off: a command could not say who did it. */
export const closeCommand: DatabaseCommand = {
  name: 'close',
  takes: ['[DAY]'],
  summary: 'prints the daily close of a day in Vietnam, such as 2026-11-22; of yesterday by default',
  details: [
    'Exits with 1 when something does not agree, and names it. Checks the whole ledger first unless that was done within',
    '20 hours. Nothing is signed off: a person does that in Transactions → Daily close.',
  ],
  run: async (context, { words }) => {
    const { db, clock, print } = context;
    const day = dayGiven(context, words[0]);
    await checkLedgerWhenDue(db, clock);
    const found = await readDay(db, day, clock.now(), reader);
    for (const line of report(found)) print(line);
    return found.differences.length === 0;
  },
};
