import type { MemberNameBody, StaffMember } from '../../../contract/staff';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { invalid } from '../../platform/errors';
import { assertCurrentVersion } from '../../resources/versions';
import { userNameProblem } from '../rules';
import { replaceUserName, takenMeanwhile } from '../userName';
import { recordMemberChange } from './changes';
import { lockMember } from './members';

/**
 * Changes the user name of a member, one's own too, as staff do not change theirs by themselves. The earlier one is held as a
 * player's. Throws 400 and 409 naming `userName` as `replaceUserName`.
 */
export const changeMemberName = (
  deps: Dependencies,
  actor: Actor,
  id: string,
  { userName: given, reason, version }: MemberNameBody,
): Promise<StaffMember> => {
  const userName = given.trim();
  const problem = userNameProblem(userName);
  if (problem) throw invalid({ userName: [problem] }, problem);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const member = await lockMember(tx, id, now);
    await assertCurrentVersion(tx, { resource: 'staff', id, current: member }, version);
    await replaceUserName(tx, deps, { id, from: member.userName, to: userName });
    const raised = tx.updateTable('users').set((eb) => ({ version: eb('version', '+', 1) }));
    await raised.where('id', '=', id).execute();
    await recordMemberChange(tx, deps, actor, { action: 'change-user-name', member, after: { reason } });
    return lockMember(tx, id, now);
  }).catch(takenMeanwhile);
};
