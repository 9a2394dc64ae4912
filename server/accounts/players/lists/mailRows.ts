import { sql } from 'kysely';
import { listOfPlayer, type playerLists } from '../../../../contract/playerLists';
import type { RowOf } from '../../../../contract/readFields';
import { mailEnd, mailState } from '../../../mail/state';
import { type RawRow, withMoments } from '../../../resources/rawRows';
import type { ListRows } from '../../../resources/sqlSource';
import { isMailOf } from '../playerMails';

/** The mails to a player: which, when, and whether they were sent, but not their content. */
export const mailRows = (
  userId: string,
): ListRows<RawRow<typeof playerLists.mails>, RowOf<typeof playerLists.mails>> => ({
  resource: listOfPlayer('mails', userId),
  from: () => sql`(select id, template, created_at, attempts, failure, payment_id,
      coalesce(${mailEnd}, next_at) as at, ${mailState} as state
    from outbox where ${isMailOf({ id: userId })}) as mails`,
  columns: sql`*`,
  visible: () => [],
  shown: async (_, rows) => rows.map(withMoments),
});
