import { Alert, Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SettlementResult } from '../../../contract/settlements';
import { FactTable } from '../money/FactTable';
import { moneyPaths } from '../money/moneyPaths';
import { Panel } from '../money/Panel';
import { useWords } from '../money/useWords';
import { GroupPanel } from './GroupPanel';
import { groupsOf } from './groups';
import { Problem } from './Problem';
import { useMakeCases } from './useMakeCases';

/** Counts, rows that could not be read, and the sums of both sides. */
function Overview({ result }: { result: SettlementResult }) {
  const { translate, number, money } = useWords();
  const { rows, agreed, skipped, outside, bad, sums } = result;
  const groups = result.onlyOurs.count + result.onlyTheirs.count + result.differing.count;
  const isAgreed = groups === 0 && bad.count === 0 && rows > 0;
  const lines = [
    !isAgreed && translate('settlement.result.agreed', { agreed: number(agreed), rows: number(rows) }),
    skipped > 0 && translate('settlement.result.skipped', { count: number(skipped) }),
    outside > 0 && translate('settlement.result.outside', { count: number(outside) }),
  ].filter((line) => line !== false);
  const sum = (side: { amount: number; count: number }, currency: string) =>
    translate('settlement.result.sum', { amount: money(side.amount, currency), count: number(side.count) });
  const head = (name: string) => translate(`settlement.result.${name}`);
  return (
    <Panel title={head('title')}>
      {isAgreed && (
        <Alert severity="success">{translate('settlement.result.agrees', { count: number(rows) })}</Alert>
      )}
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      {bad.count > 0 && (
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
      )}
      {sums.length > 0 && (
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
      )}
    </Panel>
  );
}

interface ResultPanelProps {
  gateway: string;
  result: SettlementResult;
  /** Called when cases were made, which the next comparison shows. */
  onMade: () => void;
}

/** What a comparison found, group by group. */
export function ResultPanel({ gateway, result, onMade }: ResultPanelProps) {
  const { translate, number } = useWords();
  const making = useMakeCases(gateway, onMade);
  const { data } = making;
  return (
    <>
      <div aria-live="polite">
        {making.isPending && (
          <Alert severity="info">
            {translate('settlement.make.busy', {
              done: number(making.done),
              count: number(making.variables.length),
            })}
          </Alert>
        )}
        {data && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" component={Link} to={moneyPaths.cases}>
                {translate('settlement.make.queue')}
              </Button>
            }
          >
            {translate('settlement.make.done', { made: number(data.made) })}{' '}
            {data.known > 0 && translate('settlement.make.known', { known: number(data.known) })}
          </Alert>
        )}
        <Problem error={making.error} />
      </div>
      <Overview result={result} />
      {groupsOf(result).map((group) => (
        <GroupPanel key={group.name} group={group} isBusy={making.isPending} onMake={making.mutate} />
      ))}
    </>
  );
}
