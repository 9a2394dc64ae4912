import { Box, Button, LinearProgress, TextField, Typography } from '@mui/material';
import { type SettlementColumn, settlementColumns } from '../../../../contract/settlementFile';
import type { SettlementHeadings } from '../../../../contract/settlements';
import { FactTable } from '../../ui/FactTable';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { Choice, fieldGrid } from './Fields';
import { Problem } from './Problem';
import type { Settlement } from './useSettlement';

/** Which column contains what, the first rows to check it against, and the button that compares. */
export function ColumnsPanel({ settlement, head }: { settlement: Settlement; head: SettlementHeadings }) {
  const { translate } = useTexts();
  const { columns, paid, comparison } = settlement;
  const names = head.headings.map(
    (heading, index) => heading || translate('settlement.columns.nameless', { number: index + 1 }),
  );
  const choices: Array<[string, string]> = [
    ['', translate('settlement.columns.none')],
    ...names.map((name, index): [string, string] => [String(index), name]),
  ];
  const choose = (column: SettlementColumn, value: string) => {
    const { [column]: _, ...others } = columns;
    settlement.setColumns(value === '' ? others : { ...others, [column]: Number(value) });
  };
  const isComplete =
    columns.amount !== undefined && (columns.reference !== undefined || columns.orderNumber !== undefined);
  return (
    <Panel title={translate('settlement.columns.title')}>
      <Typography color="text.secondary">{translate('settlement.columns.help')}</Typography>
      <Box sx={fieldGrid}>
        {settlementColumns.map((column) => (
          <Choice
            key={column}
            label={translate(`settlement.columns.${column}`)}
            value={String(columns[column] ?? '')}
            onChange={(value) => choose(column, value)}
            choices={choices}
          />
        ))}
      </Box>
      {columns.status !== undefined && (
        <TextField
          fullWidth
          size="small"
          sx={{ mt: 2 }}
          label={translate('settlement.columns.paid')}
          value={paid}
          onChange={({ target }) => settlement.setPaid(target.value)}
        />
      )}
      <Sample names={names} rows={head.rows} />
      <Button
        variant="contained"
        sx={{ mt: 2 }}
        disabled={!isComplete || comparison.isPending}
        onClick={settlement.compare}
      >
        {translate(`settlement.form.${comparison.isPending ? 'comparing' : 'compare'}`)}
      </Button>
      {comparison.isPending && (
        <LinearProgress aria-label={translate('settlement.form.comparing')} sx={{ mt: 2 }} />
      )}
      <Problem error={comparison.error} />
    </Panel>
  );
}

/** The file's first rows, for checking the choice. */
function Sample({ names, rows }: { names: readonly string[]; rows: SettlementHeadings['rows'] }) {
  const { translate } = useTexts();
  const label = translate('settlement.columns.sample');
  const lines = rows.map((cells, index) => ({ id: String(index), cells }));
  return (
    <>
      <Typography sx={{ mt: 2, mb: 1, fontWeight: 600 }}>{label}</Typography>
      <FactTable
        label={label}
        rows={lines}
        columns={names.map((name, index) => ({
          key: String(index),
          head: name,
          cell: ({ cells }: (typeof lines)[number]) => cells[index] ?? '',
        }))}
      />
    </>
  );
}
