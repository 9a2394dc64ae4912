import { endEmailUndo, erasePlayer, keepPlayer } from '../../../../contract/calls/playerErasure';
import type { PlayerPage } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { usePlayerCall } from './usePlayer';

const calls = { erase: erasePlayer, keep: keepPlayer, 'email-final': endEmailUndo };

interface ErasureDialogProps {
  player: PlayerPage;
  base: string;
  asks: keyof typeof calls;
}

/** Closes an account for erasure, reopens it, or ends what could undo a correction of its e-mail. */
export function ErasureDialog({ player, base, asks }: ErasureDialogProps) {
  const texts = `player.dialog.${asks}`;
  const action = usePlayerCall(
    (body: { reason: string }) => call(calls[asks], { params: { id: player.id }, body }),
    `${texts}.done`,
  );
  return (
    <ActionDialog<{ reason: string }>
      texts={texts}
      about={player.userName}
      action={action}
      isDanger={asks !== 'keep'}
      closeTo={base}
    >
      <ReasonInput />
    </ActionDialog>
  );
}
