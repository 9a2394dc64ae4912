import { Alert, Button, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { DailyClose } from '../../../../contract/closing';
import { DateTime } from '../../ui/DateTime';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { usePermission } from '../../ui/usePermission';
import { reconciliationOf } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';

/** Who signed the day off, or what prevents it, and the button for those who may. */
export function SignPanel({ day, base }: { day: DailyClose; base: string }) {
  const { translate } = useTexts();
  const may = usePermission();
  const { state, closed, differences, gateways, changes } = day;
  if (closed) {
    return (
      <Alert severity={changes.length > 0 ? 'warning' : 'success'}>
        <span>{translate('closing.sign.by', { name: closed.by ?? '?' })}</span> <DateTime at={closed.at} />
        {closed.note && <div>{translate('closing.sign.note', { note: closed.note })}</div>}
        {changes.length > 0 && (
          <div>{translate('closing.sign.changed', { smart_count: changes.length })}</div>
        )}
      </Alert>
    );
  }
  if (state === 'running') return <Alert severity="info">{translate('closing.sign.running')}</Alert>;
  const isMissingFile = gateways.some(({ comparison }) => comparison === null);
  return (
    <Alert
      severity={differences.length > 0 ? 'error' : isMissingFile ? 'warning' : 'success'}
      sx={{ flexWrap: 'wrap' }}
      action={
        may('money:write') && (
          <Button component={DialogLink} to={`${base}/sign`} variant="contained">
            {translate('closing.sign.button')}
          </Button>
        )
      }
    >
      {differences.length > 0
        ? translate('closing.sign.differs', { smart_count: differences.length })
        : translate(isMissingFile ? 'closing.sign.agreesSoFar' : 'closing.sign.agrees')}
      {differences.length > 0 && isMissingFile && ` ${translate('closing.sign.files')}`}
      {isMissingFile && may('payments:export') && (
        <div>
          <MuiLink component={Link} to={reconciliationOf(day.day)} color="inherit">
            {translate('transactions.list.reconciliation')}
          </MuiLink>
        </div>
      )}
    </Alert>
  );
}
