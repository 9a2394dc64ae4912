import { Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MoneyCaseDetail } from '../../../../contract/cases';
import { paymentNumber } from '../../../../contract/paymentNumber';
import { paths } from '../../../paths';
import { Amount } from '../../ui/Amount';
import { DateTime } from '../../ui/DateTime';
import { FactList, type FactsOf, factsOf } from '../../ui/FactList';

/** The facts of a case as a list of terms. */
export function CaseFacts({ about }: { about: MoneyCaseDetail }) {
  const translate = useTranslate();
  const { amount, currency, held, paymentId, packageName } = about;
  const { gateway, reference, ownerName, outcome } = about;
  const facts: FactsOf<MoneyCaseDetail> = {
    openedAt: <DateTime at={about.openedAt} />,
    // The heading has what is held.
    amount: amount !== null && amount !== held && <Amount amount={amount} currency={currency} />,
    currency: null,
    price: about.price !== null && <Amount amount={about.price} currency={currency} />,
    missing: about.missing !== null && <Amount amount={about.missing} currency={currency} />,
    paymentId: paymentId && (
      <MuiLink component={Link} to={`${paths.admin.transactions}/${paymentId}`}>
        {paymentNumber(paymentId)}
      </MuiLink>
    ),
    packageName,
    paymentStatus: about.paymentStatus && translate(`transactions.status.${about.paymentStatus}`),
    gateway: gateway && translate(`transactions.gateway.${gateway}`, { _: gateway }),
    reference,
    detail: about.detail,
    ownerName: ownerName ?? translate('money.noOwner'),
    ownerId: null,
    outcome: outcome && translate(`money.outcome.${outcome}`),
    closedAt: about.closedAt && <DateTime at={about.closedAt} />,
    // The page's title and head, its actions, or a list of their own.
    kind: null,
    state: null,
    userName: null,
    userId: null,
    held: null,
    linkedId: null,
    transfers: null,
    notices: null,
    candidates: null,
    actions: null,
    related: null,
    isRefunding: null,
  };
  return (
    <Box sx={{ my: 3 }}>
      <FactList facts={factsOf(facts, (name) => translate(`money.fact.${name}`))} />
    </Box>
  );
}
