import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import type { SettlementCases, SettlementResult } from '../../../../contract/settlements';
import { DateTime } from '../../ui/DateTime';
import { FactTable } from '../../ui/FactTable';
import { Panel } from '../../ui/Panel';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { daysText } from './daysText';
import { GroupPanel } from './GroupPanel';
import { differencesOf, groupsOf } from './groups';
import { MakeCasesDialog } from './MakeCasesDialog';

/** Which days were compared, by whom and when; if nobody chose the days, they may be fewer than expected. */
function Compared({ result }: { result: SettlementResult }) {
  const words = useTexts();
  const { translate } = words;
  const { comparedBy, comparedAt } = result;
  return (
    <Typography sx={{ mb: 2 }}>
      {`${daysText(words, result)}.`}{' '}
      <Typography component="span" color="text.secondary">
        {translate('settlement.result.by', { name: comparedBy ?? '?' })} <DateTime at={comparedAt} />
      </Typography>
    </Typography>
  );
}

/** Counts, rows that could not be read, and both sides' sums. */
function Overview({ result }: { result: SettlementResult }) {
  const { translate, number } = useTexts();
  const { rows, agreed, skipped, outside, bad, sums } = result;
  const counted = (count: number) => ({ count: number(count), smart_count: count });
  const isAgreed = differencesOf(result) === 0 && rows > 0;
  const lines = [
    !isAgreed &&
      rows > 0 &&
      translate('settlement.result.agreed', { agreed: number(agreed), rows: number(rows) }),
    skipped > 0 && translate('settlement.result.skipped', counted(skipped)),
    outside > 0 && translate('settlement.result.outside', counted(outside)),
  ].filter((line) => line !== false);
  return (
    <Panel title={translate('settlement.result.title')}>
      <Compared result={result} />
      {rows === 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('settlement.result.nothing')}
        </Alert>
      )}
      {isAgreed && <Alert severity="success">{translate('settlement.result.agrees', counted(rows))}</Alert>}
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      {bad.count > 0 && <Unreadable bad={bad} />}
      {sums.length > 0 && <Sums sums={sums} />}
    </Panel>
  );
}

/** The rows of the file that could not be read. */
function Unreadable({ bad }: Pick<SettlementResult, 'bad'>) {
  const { translate } = useTexts();
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('settlement.result.bad', { smart_count: bad.count })}
      <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 160, overflow: 'auto' }} tabIndex={0}>
        {bad.rows.map(({ line, problem }) => (
          <li key={line}>
            {translate('settlement.result.badRow', {
              line,
              problem: translate(`settlement.problem.${problem}`),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Both sides' sums in each currency, and the difference between them. */
function Sums({ sums }: Pick<SettlementResult, 'sums'>) {
  const { translate, number, money } = useTexts();
  const head = (name: string) => translate(`settlement.result.${name}`);
  const sum = (side: { amount: number; count: number }, currency: string) =>
    translate('settlement.result.sum', { amount: money(side.amount, currency), count: number(side.count) });
  return (
    <Box sx={{ mt: 2 }}>
      <FactTable
        label={head('sums')}
        rows={sums.map((one) => ({ ...one, id: one.currency }))}
        columns={[
          { head: head('currency'), cell: ({ currency }) => currency },
          { head: head('ours'), isFigure: true, cell: ({ ours, currency }) => sum(ours, currency) },
          { head: head('theirs'), isFigure: true, cell: ({ theirs, currency }) => sum(theirs, currency) },
          {
            head: head('gap'),
            isFigure: true,
            cell: ({ ours, theirs, currency }) => money(theirs.amount - ours.amount, currency),
          },
        ]}
      />
    </Box>
  );
}

/** The result of a comparison, group by group. Where nothing was compared, empty groups would read like "all fine". */
export function ResultPanel({ result }: { result: SettlementResult }) {
  const { translate, number } = useTexts();
  const [made, setMade] = useState<SettlementCases | null>(null);
  const base = `${moneyPaths.reconciliation}/${result.id}`;
  const groups = groupsOf(result).filter(({ count }) => count > 0 || result.rows > 0);
  return (
    <>
      <div aria-live="polite">
        {made && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" component={Link} to={moneyPaths.cases}>
                {translate('settlement.make.queue')}
              </Button>
            }
          >
            <span>{translate('settlement.make.done', { made: number(made.made) })}</span>{' '}
            {made.known > 0 && (
              <span>
                {translate('settlement.make.known', { known: number(made.known), smart_count: made.known })}
              </span>
            )}
          </Alert>
        )}
      </div>
      <Overview result={result} />
      {groups.map((group) => (
        <GroupPanel key={group.name} group={group} base={base} />
      ))}
      <Routes>
        <Route path="cases" element={<MakeCasesDialog id={result.id} base={base} onMade={setMade} />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}
