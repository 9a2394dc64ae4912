import { Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MoneyCaseDetail } from '../../../../contract/cases';
import { paths } from '../../../paths';
import { Amount } from '../../ui/Amount';
import { DateTime } from '../../ui/DateTime';
import { type Fact, FactList } from '../../ui/FactList';

/** The facts of a case as a list of terms. */
export function CaseFacts({ about }: { about: MoneyCaseDetail }) {
  const translate = useTranslate();
  const { amount, currency, held, paymentId, userName, gateway, reference, ownerName, outcome } = about;
  const facts: Fact[] = [
    ['openedAt', <DateTime key="at" at={about.openedAt} />],
    ['amount', amount !== null && <Amount key="amount" amount={amount} currency={currency} />],
    ['price', about.price !== null && <Amount key="price" amount={about.price} currency={currency} />],
    [
      'missing',
      about.missing !== null && <Amount key="missing" amount={about.missing} currency={currency} />,
    ],
    ['held', held > 0 && <Amount key="held" amount={held} currency={currency} />],
    [
      'payment',
      paymentId && (
        <MuiLink key="payment" component={Link} to={`${paths.admin.transactions}/${paymentId}`}>
          {paymentId}
        </MuiLink>
      ),
    ],
    ['paymentStatus', about.paymentStatus && translate(`transactions.status.${about.paymentStatus}`)],
    ['player', userName],
    ['gateway', gateway && translate(`transactions.gateway.${gateway}`, { _: gateway })],
    ['reference', reference],
    ['detail', about.detail],
    ['owner', ownerName ?? translate('money.noOwner')],
    ['outcome', outcome && translate(`money.outcome.${outcome}`)],
    ['closedAt', about.closedAt && <DateTime key="closed" at={about.closedAt} />],
  ];
  return (
    <Box sx={{ my: 3 }}>
      <FactList facts={facts.map(([name, value]) => [translate(`money.fact.${name}`), value])} />
    </Box>
  );
}
