import type { Tx } from '../db/tables';

/** Invitations become void, for good, when their inviter may no longer invite. */
export async function withdrawInvitationsOf(tx: Tx, inviterId: string): Promise<void> {
  await tx.deleteFrom('invitations').where('invitedBy', '=', inviterId).execute();
}
