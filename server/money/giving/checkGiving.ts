import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isOwner } from '../../accounts/players/banTerms';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { assertRecentFactor } from '../../http/recentFactor';
import type { Actor } from '../../http/types';
import { forbidden, invalid } from '../../platform/errors';
import { givingMessages } from '../../platform/messages/giving';
import type { FieldErrors } from '../../platform/messages/localized';
import type { CheckWritten, Written } from '../../resources/removal';
import { type Giving, measureOf } from './measure';
import { dueAtOnce } from './seasonDue';
import { assertSeasonApart } from './seasonGiven';
import { bargainOf } from './worth';

type Deps = Pick<Dependencies, 'config' | 'clock'>;

/**
 * What a written record may give one player at a time, whichever way it was written (docs/spec/studio.md, What staff
 * give). Throws 400 at values above the cap, new or changed, and 403 at those that only an owner may save or switch on.
 */
export const checkGiving =
  (deps: Deps): CheckWritten =>
  async (tx, written, actor) => {
    const { resource, before, after } = written;
    const measure = measureOf(resource);
    if (!measure) return;
    // One at a time: a code and its package, changed at once, would each be measured by the other's earlier values.
    await sql`select pg_advisory_xact_lock(hashtextextended('giving', 0))`.execute(tx);
    const now = deps.clock.now();
    const was = before ? await measure(tx, before, now) : [];
    const is = await measure(tx, after, now);
    assertWithinCap(deps, was, is);
    if (resource === 'seasons') await assertSeasonApart(tx, written);
    await assertOwner(tx, deps, actor, { written, was, is });
  };

const isOn = (record: Written['before']) => record?.isActive === true;

function assertWithinCap({ config }: Deps, was: readonly Giving[], is: readonly Giving[]): void {
  const { dailyCap } = config.grants;
  const isSame = (one: Giving) =>
    was.some(({ id, wallet, amount }) => id === one.id && wallet === one.wallet && one.amount <= amount);
  const tooMuch = is.filter((one) => one.amount > dailyCap[one.wallet] && !isSame(one));
  const [first, errors] = refusalsOf(tooMuch, ({ wallet, code }) =>
    givingMessages.overCap(dailyCap[wallet], wallet, code),
  );
  if (first) throw invalid(errors, first);
}

interface Measured {
  written: Written;
  was: readonly Giving[];
  is: readonly Giving[];
}

async function assertOwner(tx: Tx, deps: Deps, actor: Actor, { written, was, is }: Measured): Promise<void> {
  const { config, clock } = deps;
  const over = config.grants.secondPersonOver;
  const isSwitchedOn = isOn(written.after) && !isOn(written.before);
  const isSame = (one: Giving) =>
    was.some(
      (other) =>
        one.amount <= other.amount &&
        isDeepStrictEqual({ ...other, field: '', amount: 0 }, { ...one, field: '', amount: 0 }),
    );
  const large = is.filter((one) => one.amount > over[one.wallet] && (isSwitchedOn || !isSame(one)));
  const [, errors] = refusalsOf(large, ({ wallet, code }) =>
    givingMessages.ownerOnly(over[wallet], wallet, code),
  );
  if (written.resource === 'seasons')
    for (const field of await dueAtOnce(tx, written, clock.now())) errors[field] ??= [givingMessages.atOnce];
  const first = Object.values(errors)[0]?.[0];
  const bargain = await bargainOf(tx, written, { actor, now: clock.now() });
  if (!first && !bargain) return;
  if (isOwner(actor)) assertRecentFactor(actor, clock);
  else if (first) throw forbidden(first, errors);
  else if (bargain) throw forbidden(bargain, { isActive: [givingMessages.notOnSale] });
}

/** The first message, and all of them at their fields. */
function refusalsOf(givings: readonly Giving[], textOf: (giving: Giving) => FieldErrors[string][number]) {
  const errors: FieldErrors = Object.fromEntries(givings.map((one) => [one.field, [textOf(one)]]));
  return [Object.values(errors)[0]?.[0], errors] as const;
}
