import { useTranslate } from 'react-admin';
import type { PlayerPage } from '../../../../contract/playerPage';
import { DateTime } from '../../ui/DateTime';
import { ActionNote } from './ActionNote';
import { useActPermission } from './useActPermission';

/** Until when an earlier e-mail can undo a correction, with a way for owners to end that. */
export function EmailUndoNote({ player, base }: { player: PlayerPage; base: string }) {
  const translate = useTranslate();
  const mayEnd = useActPermission(player)('endEmailUndo');
  if (!player.emailUndoUntil) return null;
  return (
    <ActionNote
      severity="info"
      to={mayEnd ? `${base}/email-final` : null}
      open="player.dialog.email-final.open"
    >
      {translate('player.emailUndo')} <DateTime at={player.emailUndoUntil} />
    </ActionNote>
  );
}
