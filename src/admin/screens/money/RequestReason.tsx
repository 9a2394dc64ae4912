import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MoneyRequest } from '../../../../contract/moneyRequests';

/** Why a request was made: the kind of reason, and what was typed. */
export function RequestReason({ request: { reasonKind, reason } }: { request: MoneyRequest }) {
  const translate = useTranslate();
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {reasonKind && <strong>{`${translate(`money.reason.${reasonKind}`)}: `}</strong>}
      {reason}
    </Typography>
  );
}
