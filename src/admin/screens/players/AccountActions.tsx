import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { resendVerification } from '../../../../contract/calls/playerErasure';
import type { PlayerPage } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { usePermission } from '../../ui/usePermission';
import { ExportPlayer } from './ExportPlayer';
import { useActPermission } from './useActPermission';
import { usePlayerCall } from './usePlayer';

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 };

/** Resends the verification code. */
function Resend({ player: { id } }: { player: PlayerPage }) {
  const translate = useTranslate();
  const send = usePlayerCall(() => call(resendVerification, { params: { id } }), 'player.resent');
  return (
    <Button
      variant="outlined"
      aria-disabled={send.isPending}
      onClick={() => !send.isPending && send.mutate(undefined)}
    >
      {translate('player.resend')}
    </Button>
  );
}

/** The actions on an account's e-mail, its data and its erasure. */
export function AccountActions({ player, base }: { player: PlayerPage; base: string }) {
  const translate = useTranslate();
  const mayDo = useActPermission(player);
  const mayExport = usePermission()('players:export');
  const link = (name: string) => ({
    component: DialogLink,
    to: `${base}/${name}`,
    variant: 'outlined' as const,
  });
  return (
    <Box sx={row}>
      {mayDo('resendVerification') && !player.emailVerifiedAt && <Resend player={player} />}
      {mayDo('correctEmail') && <Button {...link('email')}>{translate('player.dialog.email.open')}</Button>}
      {mayExport && <ExportPlayer id={player.id} />}
      {mayDo('erase') && (
        <Button {...link('erase')} color="error">
          {translate('player.dialog.erase.open')}
        </Button>
      )}
    </Box>
  );
}
