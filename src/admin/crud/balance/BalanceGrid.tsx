import { Box } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatShare } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { figureText } from '../../ui/inputs/figureTexts';
import { useScrollBox } from '../../ui/list/useScrollBox';
import { useDefinition } from '../definition/definitionContext';
import { useCalled } from '../definition/useCalled';
import { cellKey, type Edits, figureOf, pasted, type Shares, type Sheet } from './changes';

const table = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { p: 0.5, borderBottom: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    py: 1,
    px: 1.5,
    textAlign: 'right',
    fontSize: 13,
    minWidth: { xs: 72, sm: 88 },
  },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    textAlign: 'left',
    minWidth: { xs: 96, sm: 140 },
    px: 1.5,
  },
  // What is calculated is no cell to type into.
  '& td:not(:has(input))': { color: 'text.secondary', px: 1.5 },
  '& thead th:first-of-type': { zIndex: 3 },
} as const;
/** No wider than its table. */
const narrow = { width: 'fit-content', maxWidth: '100%' };
const input = {
  width: '100%',
  minHeight: 36,
  px: 1,
  textAlign: 'right',
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'transparent',
  border: '1px solid',
  borderColor: 'divider',
  '&:hover': { borderColor: 'text.secondary' },
  // Forced colours show the outline instead.
  '&:focus': { outline: '2px solid transparent', borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px' },
  '&[data-changed="true"]': { fontWeight: 700, color: 'primary.main' },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
} as const;

interface CellProps {
  name: string;
  label: string;
  value: string;
  /** The stored figure, if it differs. */
  was: string | undefined;
  isWrong: boolean;
  onType: (name: string, value: string) => void;
}

/** One figure. Typed as text, so that numbers in a spreadsheet's format can be pasted too. */
const Cell = memo(({ name, label, value, was, isWrong, onType }: CellProps) => (
  <Box
    component="input"
    inputMode="decimal"
    autoComplete="off"
    name={name}
    aria-label={label}
    title={was}
    value={value}
    data-changed={was !== undefined}
    aria-invalid={isWrong}
    onChange={({ target }) => onType(name, target.value)}
    onFocus={({ target }) => target.select()}
    sx={input}
  />
));

/** The arrow keys and Enter move within a column. */
function move(event: KeyboardEvent<HTMLTableElement>): void {
  const by = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  if (!by || !(event.target instanceof HTMLInputElement)) return;
  const cell = event.target.closest('td');
  const row = cell?.parentElement as HTMLTableRowElement | undefined;
  const next = (by > 0 ? row?.nextElementSibling : row?.previousElementSibling) as HTMLTableRowElement | null;
  next?.cells[cell?.cellIndex ?? 0]?.querySelector('input')?.focus();
  event.preventDefault();
}

interface BalanceGridProps {
  records: readonly RaRecord[];
  edits: Edits;
  wrong: ReadonlySet<string>;
  sheet: Sheet;
  /** Each record's share of the total, stored and as typed; undefined where none is shown. */
  shares: readonly [Shares, Shares] | undefined;
  onEdit: (edits: Edits) => void;
}

/** The share of the total that a record's weight makes up, stored and as typed. */
function Share({ before = 0, after = 0 }: { before: number | undefined; after: number | undefined }) {
  const language = useLanguage();
  const [was, is] = [formatShare(before, language), formatShare(after, language)];
  return (
    <Box
      component="td"
      sx={{ textAlign: 'right', whiteSpace: { sm: 'nowrap' }, fontWeight: was === is ? 400 : 700 }}
    >
      {was === is ? is : `${was}\u00a0→ ${is}`}
    </Box>
  );
}

/** Figures of all records in one table, edited like a spreadsheet. */
export function BalanceGrid({ records, edits, wrong, sheet, shares, onEdit }: BalanceGridProps) {
  const translate = useTranslate();
  const { name } = useDefinition();
  const called = useCalled();
  const box = useScrollBox();
  const fields = Object.keys(sheet.fields);
  const labelOf = (field: string) => translate(`resources.${name}.fields.${field}`);
  const onType = (key: string, value: string) => onEdit({ [key]: value });
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const cell = (event.target as HTMLElement).closest('td');
    const row = cell?.parentElement as HTMLTableRowElement | undefined;
    if (!cell || !row || !/[\t\n]/.test(text)) return;
    event.preventDefault();
    onEdit(pasted(text, { row: row.sectionRowIndex, column: cell.cellIndex - 1 }, records, fields));
  };
  return (
    <Box sx={[box, narrow]} tabIndex={0} role="region" aria-label={translate('admin.balance.title')}>
      <Box component="table" sx={table} onKeyDown={move} onPaste={paste}>
        <thead>
          <tr>
            <th scope="col">{translate('admin.balance.record')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {labelOf(field)}
              </th>
            ))}
            {shares && <th scope="col">{translate('admin.balance.share')}</th>}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <th scope="row">{called(record)}</th>
              {fields.map((field) => {
                const key = cellKey(record.id, field);
                const stored = figureText(Number(record[field]), sheet.language);
                const isChanged = figureOf(record, field, edits, sheet) !== Number(record[field]);
                return (
                  <td key={field}>
                    <Cell
                      name={key}
                      label={`${labelOf(field)}: ${called(record)}`}
                      value={edits[key] ?? stored}
                      was={isChanged ? stored : undefined}
                      isWrong={wrong.has(key)}
                      onType={onType}
                    />
                  </td>
                );
              })}
              {shares && <Share before={shares[0].get(record.id)} after={shares[1].get(record.id)} />}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
