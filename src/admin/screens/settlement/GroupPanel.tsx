import { Box, Button, Checkbox, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paymentNumber } from '../../../../contract/paymentNumber';
import { settlementLimits } from '../../../../contract/settlementFile';
import type { SettlementRow } from '../../../../contract/settlements';
import { paths } from '../../../paths';
import { Amount } from '../../ui/Amount';
import { DateTime } from '../../ui/DateTime';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { FactTable, factColumns } from '../../ui/FactTable';
import { Panel } from '../../ui/Panel';
import { usePermission } from '../../ui/usePermission';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { type Group, withoutCase } from './groups';

const shownAtFirst = 25;

interface GroupPanelProps {
  group: Group;
  /** The address of the comparison. */
  base: string;
}

/** One group of a result: its rows and, for those who may move money, buttons to open cases for some or all of them. */
export function GroupPanel({ group: { name, count, rows }, base }: GroupPanelProps) {
  const { translate, number } = useTexts();
  const mayMake = usePermission()('money:write');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState(shownAtFirst);
  const open = withoutCase(rows);
  const some = open.filter((one) => chosen.has(one));
  const choose = (one: number) =>
    setChosen(
      (before) => new Set(before.has(one) ? [...before].filter((other) => other !== one) : [...before, one]),
    );
  const columns = useColumns(name, mayMake ? { chosen, choose } : null);
  const title = `${translate(`settlement.group.${name}`)} (${number(count)})`;
  if (count === 0) {
    return (
      <Panel title={title}>
        <Typography color="text.secondary">{translate('settlement.group.empty')}</Typography>
      </Panel>
    );
  }
  const make = (numbers: number[], key: 'all' | 'some') => (
    <Button variant="outlined" component={DialogLink} to={`${base}/cases`} state={{ rows: numbers }}>
      {translate(`settlement.make.${key}`, { count: number(numbers.length) })}
    </Button>
  );
  return (
    <Panel title={title}>
      {mayMake && open.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {make(open, 'all')}
          {some.length > 0 && make(some, 'some')}
        </Box>
      )}
      <FactTable
        label={translate('settlement.group.rows', { group: title })}
        rows={rows.slice(0, shown).map((row) => ({ ...row, id: String(row.number) }))}
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

interface Choice {
  chosen: ReadonlySet<number>;
  choose: (row: number) => void;
}

function useColumns(group: Group['name'], choice: Choice | null) {
  const { translate, money } = useTexts();
  const head = (name: string) => translate(`settlement.row.${name}`);
  const link = (to: string, text: string) => (
    <MuiLink component={Link} to={to}>
      {text}
    </MuiLink>
  );
  return factColumns<SettlementRow>({
    caseId: {
      head: head(choice ? 'select' : 'case'),
      cell: ({ number, caseId, reference, orderNumber }) =>
        caseId !== null
          ? link(`${moneyPaths.cases}/${caseId}`, head('open'))
          : choice && (
              <Checkbox
                size="small"
                checked={choice.chosen.has(number)}
                onChange={() => choice.choose(number)}
                slotProps={{
                  input: {
                    'aria-label': translate('settlement.row.selectOne', { name: reference ?? orderNumber }),
                  },
                }}
              />
            ),
    },
    number: 'caseId',
    reference: { head: head('reference'), cell: ({ reference }) => reference },
    movementId: null,
    orderNumber: { head: head('orderNumber'), cell: ({ orderNumber }) => orderNumber },
    at: { head: head('at'), cell: ({ at }) => at && <DateTime at={at} /> },
    paymentId: {
      head: head('payment'),
      cell: ({ paymentId }) =>
        paymentId && link(`${paths.admin.transactions}/${paymentId}`, paymentNumber(paymentId)),
    },
    amount: {
      head: head('amount'),
      isFigure: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    currency: 'amount',
    what:
      group === 'differing'
        ? {
            head: head('what'),
            cell: ({ what, ours }) =>
              what &&
              translate(`settlement.what.${what}`, { ours: ours ? money(ours.amount, ours.currency) : '' }),
          }
        : null,
    ours: 'what',
    line: group === 'onlyOurs' ? null : { head: head('line'), isFigure: true, cell: ({ line }) => line },
  });
}
