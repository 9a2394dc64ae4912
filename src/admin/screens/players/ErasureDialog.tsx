import { Box } from '@mui/material';
import { endEmailUndo, erasePlayer, keepPlayer } from '../../../../contract/calls/playerErasure';
import type { PlayerPage } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { DateTime } from '../../ui/DateTime';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { FactList } from '../../ui/FactList';
import { useTexts } from '../money/useTexts';
import { usePlayerCall } from './usePlayer';
import { Waiting } from './Waiting';

const calls = { erase: erasePlayer, keep: keepPlayer, 'email-final': endEmailUndo };

interface ErasureDialogProps {
  player: PlayerPage;
  base: string;
  asks: keyof typeof calls;
}

/** What an account that is about to close still holds, and what is open about it. */
function Left({ player }: { player: PlayerPage }) {
  const { translate, ofWallet } = useTexts();
  const labelOf = (name: string) => translate(`player.fact.${name}`);
  const held = player.wallets.filter(({ balance }) => balance > 0);
  return (
    <FactList
      isCompact
      facts={[
        [labelOf('wallets'), held.map(({ balance, wallet }) => ofWallet(balance, wallet)).join(', ')],
        [labelOf('standing'), player.standing && <Waiting player={player} />],
        [labelOf('emailUndoUntil'), player.emailUndoUntil && <DateTime at={player.emailUndoUntil} />],
      ]}
    />
  );
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
      {asks === 'erase' && (
        <Box sx={{ mb: 2 }}>
          <Left player={player} />
        </Box>
      )}
      <ReasonInput />
    </ActionDialog>
  );
}
