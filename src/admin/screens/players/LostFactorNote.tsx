import { Alert, Box, Button } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import type { LostFactor, LostFactorAct } from '../../../../contract/lostFactor';
import type { PlayerPage } from '../../../../contract/playerPage';
import { DateTime } from '../../ui/DateTime';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { useActPermission } from './useActPermission';
import '../../i18n/lostFactor';

/** What the reader can do now: whoever confirmed it does not approve it. */
function actsOf({ confirmedBy, approvedAt }: LostFactor, reader: unknown): LostFactorAct['act'][] {
  if (approvedAt) return ['refuse'];
  if (!confirmedBy) return ['confirm', 'refuse'];
  return confirmedBy.id === reader ? ['refuse'] : ['approve', 'refuse'];
}

/** A player who has lost the second factor, and how far the two people of the staff are. */
export function LostFactorNote({ player, base }: { player: PlayerPage; base: string }) {
  const translate = useTranslate();
  const may = useActPermission(player)('lostFactor');
  const reader = useGetIdentity().identity?.id;
  const { lostFactor } = player;
  if (!lostFactor) return null;
  const { begunAt, confirmedBy, dueAt } = lostFactor;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <Box>
        {translate('lostFactor.begun')} <DateTime at={begunAt} />
      </Box>
      {confirmedBy && (
        <Box>
          {translate(dueAt ? 'lostFactor.confirmed' : 'lostFactor.other', { name: confirmedBy.userName })}
        </Box>
      )}
      {dueAt && (
        <Box>
          {translate('lostFactor.due')} <DateTime at={dueAt} />
        </Box>
      )}
      {may && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {actsOf(lostFactor, reader).map((act) => (
            <Button
              key={act}
              color="inherit"
              variant="outlined"
              component={DialogLink}
              to={`${base}/lost-factor/${act}`}
            >
              {translate(`lostFactor.dialog.${act}.open`)}
            </Button>
          ))}
        </Box>
      )}
    </Alert>
  );
}
