import { Box, Button, Stack, Typography } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import { ownCase } from '../../../../contract/calls/cases';
import type { MoneyCaseDetail } from '../../../../contract/cases';
import { call } from '../../../api/call';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { usePermission } from '../../ui/usePermission';
import { isLocked } from './isLocked';
import { sendersOf } from './senderText';
import { useMoneyCall } from './useMoney';

interface CaseActionsProps {
  about: MoneyCaseDetail;
  base: string;
}

const wide = { minWidth: 220 };
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  listStyle: 'none',
};

/** The actions on an open case that can succeed, each with its effect; and taking the case. */
export function CaseActions({ about, base }: CaseActionsProps) {
  const translate = useTranslate();
  const may = usePermission();
  const { identity } = useGetIdentity();
  const isMine = about.ownerId !== null && about.ownerId === identity?.id;
  const own = useMoneyCall(
    () => call(ownCase, { params: { id: about.id }, body: { mine: !isMine, version: about.version } }),
    isMine ? 'money.gaveBack' : 'money.took',
  );
  if (about.state === 'closed' || !may('cases:handle')) return null;
  const ends = about.actions.filter((name) => name === 'close' || may('money:write'));
  return (
    <Stack useFlexGap spacing={1} sx={{ mb: 2, alignItems: 'flex-start' }}>
      <Box sx={line}>
        <Button variant="outlined" disabled={own.isPending} onClick={() => own.mutate(undefined)} sx={wide}>
          {translate(isMine ? 'money.giveBack' : 'money.take')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {translate(`money.does.${isMine ? 'giveBack' : 'take'}`)}
        </Typography>
      </Box>
      {isLocked(about) && <Typography color="text.secondary">{translate('money.locked')}</Typography>}
      {about.isRefunding && <Typography color="text.secondary">{translate('money.refunding')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
        {ends.map((name) => (
          <Box component="li" key={name} sx={line}>
            <Button
              variant="outlined"
              color={name === 'write-off' ? 'error' : 'primary'}
              component={DialogLink}
              to={`${base}/${name}`}
              sx={wide}
            >
              {translate(`money.dialog.${name}.open`)}
            </Button>
            <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '60ch' }}>
              <span>{translate(`money.does.${name}`)}</span>
              {name === 'return' && sendersOf(about).length === 0 && (
                <span>{` ${translate('money.noSender')}`}</span>
              )}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
