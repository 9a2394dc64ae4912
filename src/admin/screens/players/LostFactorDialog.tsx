import { Navigate, useParams } from 'react-router-dom';
import { actOnLostFactor } from '../../../../contract/calls/lostFactor';
import { lostFactorActs } from '../../../../contract/lostFactorActs';
import type { PlayerPage } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { usePlayerCall } from './usePlayer';
import '../../i18n/lostFactor';

/** Confirms, approves or refuses to take a lost second factor away, as the address says. */
export function LostFactorDialog({ player, base }: { player: PlayerPage; base: string }) {
  const named = useParams().act;
  const act = lostFactorActs.find((one) => one === named) ?? 'confirm';
  const texts = `lostFactor.dialog.${act}`;
  const action = usePlayerCall(
    ({ reason }: { reason: string }) =>
      call(actOnLostFactor, { params: { id: player.id }, body: { act, reason } }),
    `${texts}.done`,
  );
  if (!player.lostFactor) return <Navigate to={base} replace />;
  return (
    <ActionDialog<{ reason: string }>
      texts={texts}
      about={player.userName}
      action={action}
      isDanger={act !== 'confirm'}
      closeTo={base}
    >
      <ReasonInput />
    </ActionDialog>
  );
}
