import { Box, Button, Checkbox, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { settlementLimits } from '../../../contract/settlementFile';
import type { CaseRow } from '../../../contract/settlements';
import { paths } from '../../paths';
import { Amount } from '../money/Amount';
import { type FactColumn, FactTable } from '../money/FactTable';
import { Moment } from '../money/Moment';
import { moneyPaths } from '../money/moneyPaths';
import { Panel } from '../money/Panel';
import { useWords } from '../money/useWords';
import type { Group, ListedRow } from './groups';

const shownAtFirst = 25;

interface GroupPanelProps {
  group: Group;
  isBusy: boolean;
  onMake: (rows: CaseRow[]) => void;
}

/** One group of a result: its rows, and cases of some or all of them. */
export function GroupPanel({ group: { name, count, rows }, isBusy, onMake }: GroupPanelProps) {
  const { translate, number } = useWords();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(shownAtFirst);
  const open = rows.filter(({ caseId }) => caseId === null);
  const some = open.filter(({ id }) => chosen.has(id));
  const choose = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const columns = useColumns(name, chosen, choose);
  const title = `${translate(`settlement.group.${name}`)} (${number(count)})`;
  if (count === 0) {
    return (
      <Panel title={title}>
        <Typography color="text.secondary">{translate('settlement.group.empty')}</Typography>
      </Panel>
    );
  }
  const make = (list: ListedRow[], key: 'all' | 'some') => (
    <Button
      variant="outlined"
      disabled={isBusy || list.length === 0}
      onClick={() => onMake(list.map(({ toCase }) => toCase))}
    >
      {translate(`settlement.make.${key}`, { count: number(list.length) })}
    </Button>
  );
  return (
    <Panel title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {make(open, 'all')}
        {some.length > 0 && make(some, 'some')}
      </Box>
      <FactTable
        label={translate('settlement.group.rows', { group: title })}
        rows={rows.slice(0, shown)}
        columns={columns}
      />
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + 100)} sx={{ mt: 1 }}>
          {translate('settlement.group.more', { count: number(Math.min(100, rows.length - shown)) })}
        </Button>
      )}
      {count > rows.length && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {translate('settlement.group.capped', { listed: number(settlementLimits.listed) })}
        </Typography>
      )}
    </Panel>
  );
}

function useColumns(
  group: Group['name'],
  chosen: ReadonlySet<string>,
  choose: (id: string) => void,
): Array<FactColumn<ListedRow>> {
  const { translate, money } = useWords();
  const head = (name: string) => translate(`settlement.row.${name}`);
  const link = (to: string, text: string) => (
    <MuiLink component={Link} to={to}>
      {text}
    </MuiLink>
  );
  const select: FactColumn<ListedRow> = {
    head: head('select'),
    cell: ({ id, caseId, reference, orderNumber }) =>
      caseId !== null ? (
        link(`${moneyPaths.cases}/${caseId}`, head('open'))
      ) : (
        <Checkbox
          size="small"
          checked={chosen.has(id)}
          onChange={() => choose(id)}
          slotProps={{
            input: {
              'aria-label': translate('settlement.row.selectOne', { name: reference ?? orderNumber }),
            },
          }}
        />
      ),
  };
  const columns: Array<FactColumn<ListedRow>> = [
    select,
    { head: head('reference'), cell: ({ reference }) => reference },
    { head: head('orderNumber'), cell: ({ orderNumber }) => orderNumber },
    { head: head('at'), cell: ({ at }) => at && <Moment at={at} /> },
    {
      head: head('payment'),
      cell: ({ paymentId }) =>
        paymentId && link(`${paths.admin.transactions}/${paymentId}`, paymentId.slice(0, 8)),
    },
    {
      head: head('amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
  ];
  const line: FactColumn<ListedRow> = { head: head('line'), isFigure: true, cell: ({ line }) => line };
  const what: FactColumn<ListedRow> = {
    head: head('what'),
    cell: ({ difference }) =>
      difference &&
      translate(`settlement.what.${difference.what}`, {
        ours: difference.ours ? money(difference.ours.amount, difference.ours.currency) : '',
      }),
  };
  if (group === 'onlyOurs') return columns;
  return group === 'differing' ? [...columns, what, line] : [...columns, line];
}
