import { Box } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatNumber, formatShare } from '../../i18n/formats';
import { figureText, typedFigure } from '../../ui/inputs/figureTexts';
import { useScrollBox } from '../../ui/list/useScrollBox';
import { useDefinition } from '../definition/definitionContext';
import { useCalled } from '../definition/useCalled';
import { cellKey, derivedOf, type Edits, figureOf, type Shares, type Sheet } from './changes';
import { type Pasted, pasted } from './pasted';

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
  onPaste: (block: Pasted) => void;
}

/** A figure that is calculated, such as a share of the total, stored and as typed. */
function Calculated({ was, is }: { was: string; is: string }) {
  return (
    <Box
      component="td"
      sx={{ textAlign: 'right', whiteSpace: { sm: 'nowrap' }, fontWeight: was === is ? 400 : 700 }}
    >
      {was === is ? is : `${was}\u00a0→ ${is}`}
    </Box>
  );
}

interface RowProps extends Omit<BalanceGridProps, 'records' | 'onPaste'> {
  record: RaRecord;
}

/** What of a record follows from its figures: its share of the total, or a figure of its own. */
function Follows({ record, edits, sheet, shares }: Omit<RowProps, 'wrong' | 'onEdit'>) {
  const { language } = sheet;
  const derived = useDefinition().balance?.derived;
  const share = (of: Shares) => formatShare(of.get(record.id) ?? 0, language);
  const [was, is] = derived ? derivedOf(record, derived, edits, sheet) : [];
  const text = (figure: number | undefined) =>
    figure === undefined ? '–' : formatNumber(Math.round(figure * 10) / 10, language);
  return (
    <>
      {shares && <Calculated was={share(shares[0])} is={share(shares[1])} />}
      {derived && <Calculated was={text(was)} is={text(is)} />}
    </>
  );
}

/** The figures of one record. */
function Row({ record, edits, wrong, sheet, shares, onEdit }: RowProps) {
  const translate = useTranslate();
  const { name } = useDefinition();
  const called = useCalled();
  const onType = (key: string, value: string) => onEdit({ [key]: value });
  return (
    <tr>
      <th scope="row">{called(record)}</th>
      {Object.keys(sheet.fields).map((field) => {
        const key = cellKey(record.id, field);
        const stored = Number(record[field]);
        const isChanged = figureOf(record, field, edits, sheet) !== stored;
        return (
          <td key={field}>
            <Cell
              name={key}
              label={`${translate(`resources.${name}.fields.${field}`)}: ${called(record)}`}
              // Ungrouped, as it is typed: what is copied from here is read everywhere.
              value={edits[key] ?? typedFigure(stored, sheet.language)}
              was={isChanged ? figureText(stored, sheet.language) : undefined}
              isWrong={wrong.has(key)}
              onType={onType}
            />
          </td>
        );
      })}
      <Follows record={record} edits={edits} sheet={sheet} shares={shares} />
    </tr>
  );
}

/** Figures of all records in one table, edited like a spreadsheet. */
export function BalanceGrid({ records, edits, wrong, sheet, shares, onEdit, onPaste }: BalanceGridProps) {
  const translate = useTranslate();
  const { name, balance } = useDefinition();
  const called = useCalled();
  const box = useScrollBox();
  const fields = Object.keys(sheet.fields);
  const labelOf = (field: string) => translate(`resources.${name}.fields.${field}`);
  const namesOf = (record: RaRecord) => [
    called(record),
    ...[record.name, record.nameEn].filter(Boolean).map(String),
  ];
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const cell = (event.target as HTMLElement).closest('td');
    const row = cell?.parentElement as HTMLTableRowElement | undefined;
    if (!cell || !row || !/[\t\n]/.test(text)) return;
    event.preventDefault();
    const into = { records, fields, namesOf, labelOf, language: sheet.language };
    onPaste(pasted(text, { row: row.sectionRowIndex, column: cell.cellIndex - 1 }, into));
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
            {balance?.derived && <th scope="col">{translate(balance.derived.label)}</th>}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <Row
              key={record.id}
              record={record}
              edits={edits}
              wrong={wrong}
              sheet={sheet}
              shares={shares}
              onEdit={onEdit}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
