import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { TransactionDetail } from '../../../../contract/transactions';
import { offerPath } from '../../resources/offerPaths';
import { usePermission } from '../../ui/usePermission';
import { useTexts } from '../money/useTexts';

/** The code that a payment began with and what it brings, for those who may read it as a link to its report. */
export function OfferLink({ id, code, bonus }: NonNullable<TransactionDetail['offer']>) {
  const { translate, number } = useTexts();
  const may = usePermission();
  const text = translate('transactions.codeBonus', { code, bonus: number(bonus), smart_count: bonus });
  if (!may('figures:read')) return <>{text}</>;
  return (
    <MuiLink component={Link} to={offerPath(id)}>
      {text}
    </MuiLink>
  );
}
