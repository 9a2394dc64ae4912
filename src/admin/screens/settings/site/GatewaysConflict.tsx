import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { GatewayName } from '../../../../../contract/gateways';
import type { AllSettings } from '../../../../../contract/settings';
import type { ChangedMeanwhile } from '../../../../dataProvider/errors';
import { useByWhom } from '../../../crud/dialogs/useByWhom';
import '../../../i18n/transactions';

type Gateways = Pick<AllSettings['gateways'], 'order' | 'off'>;
interface GatewaysConflictProps {
  /** The state shown when the button was pressed. */
  seen: Gateways;
  change: ChangedMeanwhile<Gateways>;
}

/** The gateways, and their order, in which two states differ. */
function useDifferences() {
  const translate = useTranslate();
  const nameOf = (name: GatewayName) => translate(`transactions.gateway.${name}`, { _: name });
  const say = (key: string, names: readonly GatewayName[]) =>
    names.length > 0 ? [translate(`settings.changed.${key}`, { names: names.map(nameOf).join(', ') })] : [];
  return (seen: Gateways, current: Gateways): string[] => [
    ...say(
      'off',
      current.off.filter((name) => !seen.off.includes(name)),
    ),
    ...say(
      'on',
      seen.off.filter((name) => !current.off.includes(name)),
    ),
    ...say('order', String(seen.order) === String(current.order) ? [] : current.order),
  ];
}

/**
 * Explains a press that was refused because somebody else had changed the gateways: who, when and what. Nothing typed
 * can be lost, so the current state is shown, and the press can be repeated.
 */
export function GatewaysConflict({ seen, change }: GatewaysConflictProps) {
  const translate = useTranslate();
  const say = useByWhom('settings.changed');
  const differences = useDifferences()(seen, change.current);
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {say(change)}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, listStyle: 'disc' }}>
        {(differences.length > 0 ? differences : [translate('settings.changed.same')]).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      {translate('settings.changed.again')}
    </Alert>
  );
}
