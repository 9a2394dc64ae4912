import { type RawBuilder, sql } from 'kysely';
import type { GuestPurchases } from '../../../contract/purchases';
import { credentials } from '../../credentials/credentials';
import type { Db } from '../../db/tables';
import { addMs, type Clock } from '../../platform/clock';
import { isSamePackage, packageNames } from '../effects/packageNames';
import { accountKey } from './creator';

interface Asking {
  userId: string;
  /** The hash of the browser's cookie; null without one. */
  browser: string | null;
}
type Deps = { db: Db; clock: Clock };

/**
 * What a browser bought without signing in and an account may take over: as long as its cookie opens them, and unless the buyer
 * typed an address that is not the account's.
 */
const ofBrowser = ({ clock }: Deps, { userId, browser }: Asking): RawBuilder<unknown> => sql`
  creator = ${browser} and payments.created_at > ${addMs(clock.now(), -credentials.buyerCookie.lasts)}
    and not exists (select from payment_buyers where payment_id = payments.id
      and lower(payment_buyers.email) <> (select lower(email) from users where id = ${userId}))`;

/** These purchases, newest first: when, and which package, so that nobody reads a stranger's on a shared computer. */
export async function guestPurchasesOf(deps: Deps, asking: Asking): Promise<GuestPurchases> {
  if (!asking.browser) return { purchases: [] };
  const { rows } = await sql<{ createdAt: Date; packageName: string; packageNameEn: string }>`
    select payments.created_at, ${packageNames}
    from payments left join diamond_packages on ${isSamePackage} where ${ofBrowser(deps, asking)} order by payments.created_at desc limit 100`.execute(
    deps.db,
  );
  return { purchases: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
}

/** Makes them the account's; from then on no other account can. Returns how many there were. */
export async function joinGuestPurchases(deps: Deps, asking: Asking): Promise<number> {
  if (!asking.browser) return 0;
  const { numAffectedRows = 0n } = await sql`update payments
    set creator = ${accountKey(asking.userId)}, creator_network = null
    where ${ofBrowser(deps, asking)}`.execute(deps.db);
  return Number(numAffectedRows);
}
