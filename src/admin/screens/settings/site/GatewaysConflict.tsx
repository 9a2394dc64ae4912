import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { GatewayName } from '../../../../../contract/gateways';
import type { AllSettings } from '../../../../../contract/settings';
import type { ChangedMeanwhile } from '../../../../dataProvider/errors';
import { useByWhom } from '../../../crud/dialogs/useByWhom';

type Gateways = Pick<AllSettings['gateways'], 'order' | 'off'>;
interface GatewaysConflictProps {
  /** What was shown when the button was pressed. */
  seen: Gateways;
  change: ChangedMeanwhile;
}

/** In which gateways, and in what order, two choices differ. */
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
 * A press that was refused, as somebody else had changed the gateways: who, when and what. Nothing was typed that could
 * be lost, so the present choice is shown, and the press is made again by whoever still wants it.
 */
export function GatewaysConflict({ seen, change }: GatewaysConflictProps) {
  const translate = useTranslate();
  const say = useByWhom('settings.changed');
  const differences = useDifferences()(seen, change.current as unknown as Gateways);
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
