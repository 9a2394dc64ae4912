import { Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { resolveCase } from '../../../../contract/calls/cases';
import type { decideRequest, requestRefund, requestSettle } from '../../../../contract/calls/money';
import { detailsOf } from '../../../dataProvider/errors';
import { recordPaths } from './moneyPaths';

type Call = typeof requestSettle | typeof decideRequest | typeof requestRefund | typeof resolveCase;

/** A link to the record that already has what was requested; nothing for any other error. */
export function ExistingLink({ error }: { error: Error | null }) {
  const translate = useTranslate();
  const { existing } = detailsOf<Call>(error);
  if (!existing) return null;
  const { resource, id } = existing;
  return (
    <>
      {' '}
      <MuiLink component={Link} to={recordPaths[resource](id)} color="inherit">
        {translate(`money.existing.${resource}`)}
      </MuiLink>
    </>
  );
}
