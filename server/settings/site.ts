import type { SiteBody, SiteRecord } from '../../contract/settings';
import { audit } from '../audit/audit';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { parsed, type SettingsRow } from '../operations/siteSettings';
import { setMaintenance } from '../operations/state';
import { isEmail } from '../platform/emailAddress';
import { invalid } from '../platform/errors';
import { common } from '../platform/messages/common';
import { settingsMessages } from '../platform/messages/settings';
import { changeSettings } from './change';

const operations = (db: Db | Tx) => db.selectFrom('operations').select('maintenance');

export async function shownSite(db: Db | Tx, { value, version }: SettingsRow): Promise<SiteRecord> {
  const { maintenance } = await operations(db).executeTakeFirstOrThrow();
  return { id: 'site', version, isClosed: maintenance, ...parsed.site(value) };
}

/**
 * Closes or opens the site, using the same state as `outline maintenance`, and sets what is shown on it. Locks the
 * state's row first, as the command does, which increments the settings' version too. Throws 400 without a reason
 * to close or open it.
 */
export function setSite(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  actor: Actor,
  { version, isClosed, reason: typed, ...given }: SiteBody,
): Promise<SiteRecord> {
  const supportEmail = given.supportEmail.trim();
  if (supportEmail && !isEmail(supportEmail)) throw invalid({ supportEmail: [settingsMessages.email] });
  const reason = typed?.trim() || undefined;
  const value = {
    messageVi: given.messageVi.trim(),
    messageEn: given.messageEn.trim(),
    supportEmail,
    isSeasonShown: given.isSeasonShown,
    isNewsShown: given.isNewsShown,
  };
  return changeSettings(deps, actor, {
    name: 'site',
    version,
    value: () => value,
    reason,
    show: shownSite,
    lock: (tx) => operations(tx).forUpdate().execute(),
    more: async (tx, before) => {
      if (before.isClosed === isClosed) return;
      if (!reason) throw invalid({ reason: [common.required] });
      await setMaintenance(tx, isClosed);
      const action = isClosed ? 'close-site' : 'open-site';
      await audit(tx, deps.clock, actor, {
        action,
        resource: 'site',
        id: 'site',
        before: null,
        after: null,
        reason,
      });
    },
  });
}
