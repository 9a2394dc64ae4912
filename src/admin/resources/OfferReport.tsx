import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { getOfferReport } from '../../../contract/calls/offers';
import type { OfferReport as Report } from '../../../contract/offerReport';
import { call } from '../../api/call';
import { paths } from '../../paths';
import { formatMoney, formatNumber } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { FetchAlert } from '../ui/errors/FetchAlert';
import { type Fact, FactList, factsOf } from '../ui/FactList';
import { usePermission } from '../ui/usePermission';
import '../i18n/offerReport';

/** A figure as a link to its payments, for those who may read them. */
function Figure({ id, filter = {}, children }: { id: string; filter?: object; children: ReactNode }) {
  const may = usePermission();
  if (!may('payments:read')) return <>{children}</>;
  const query = new URLSearchParams({ filter: JSON.stringify({ offerId: id, ...filter }) });
  return (
    <MuiLink component={Link} to={`${paths.admin.transactions}?${query}`}>
      {children}
    </MuiLink>
  );
}

/** A code's figures, each linked to its payments. */
function useFigures(id: string, report: Report | undefined): Fact[] {
  const translate = useTranslate();
  const language = useLanguage();
  if (!report) return [];
  const paid = { status: 'COMPLETED' };
  const figure = (value: number, filter?: object) => (
    <Figure id={id} filter={filter}>
      {formatNumber(value, language)}
    </Figure>
  );
  return [
    [translate('offerReport.begun'), figure(report.begun)],
    [translate('offerReport.paid'), figure(report.paid, paid)],
    [translate('offerReport.players'), figure(report.players, paid)],
    [translate('offerReport.beyond'), report.beyond > 0 && figure(report.beyond, paid)],
    ...report.revenue.map(({ currency, amount, refunded }): Fact => {
      const sums = {
        amount: formatMoney(amount, currency, language),
        refunded: formatMoney(refunded, currency, language),
      };
      return [
        translate('offerReport.revenue', { currency }),
        <Figure key={currency} id={id} filter={{ ...paid, currency }}>
          {refunded > 0 ? translate('offerReport.refunded', sums) : sums.amount}
        </Figure>,
      ];
    }),
  ];
}

/** The values of both lists on one edge. */
const lists = { pb: 2, '& dl': { gridTemplateColumns: { sm: '200px minmax(0, 1fr)' } } };

/** A code's properties (the fields in `shown`) and its results (studio.md, Shop work). */
export default function OfferReport({ shown }: { shown: Readonly<Record<string, ReactElement>> }) {
  const record = useRecordContext();
  const translate = useTranslate();
  const id = String(record?.id ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['offers', 'report', id],
    queryFn: ({ signal }) => call(getOfferReport, { params: { id } }, signal),
    enabled: record !== undefined,
  });
  const figures = useFigures(id, data);
  if (!record) return null;
  const facts = factsOf(shown, (name) => translate(`resources.offers.fields.${name}`));
  return (
    <Box sx={lists}>
      <FactList facts={facts} />
      <Typography component="h3" sx={{ mt: 3, mb: 1, fontWeight: 600 }}>
        {translate('offerReport.report')}
      </Typography>
      {error ? <FetchAlert message="offerReport.failed" onRetry={refetch} /> : <FactList facts={figures} />}
    </Box>
  );
}
