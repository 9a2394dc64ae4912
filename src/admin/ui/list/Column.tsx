import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { createContext, type ReactNode, useContext } from 'react';
import {
  DataTable,
  type DataTableColumnProps,
  FunctionField,
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
  useTranslateLabel,
} from 'react-admin';
import type { Permission } from '../../../../contract/permissions';
import { Breakable } from '../../../format/Breakable';
import { isEmpty } from '../isEmpty';
import { usePermission } from '../usePermission';
import { narrowest } from '../useScreen';

/** Whether the columns are rendered as table cells or, on a phone, as lines of a card. */
export const InCard = createContext(false);
/** Whether a column is rendered as its value alone, for a page that has the label elsewhere. */
export const AsValue = createContext(false);

export interface ColumnProps extends Omit<DataTableColumnProps, 'label'> {
  source: string;
  /** Translation key; defaults to the field's own. */
  label?: string;
  /** Its role in a card, unless it is an ordinary line: the record's name or picture. */
  card?: 'heading' | 'picture';
  /** Whether a card omits it where the record has nothing in it, or also where it has 0. */
  isLeftOut?: boolean | 'zero';
  /** Whether it has a whole line of a card, as a long text does. */
  isWide?: boolean;
  /** The permission required to sort by the column. */
  sortAccess?: Permission;
}

/** Makes a long name wrap instead of pushing the columns after it beneath the pinned one; a word of eleven letters fits. */
const strong = { fontWeight: 600, minWidth: { xs: 104, lg: 120 }, maxWidth: 260, overflowWrap: 'anywhere' };
/** Two side by side, with the label above the value, which makes a card half as high. */
const line = {
  minWidth: 0,
  py: 0.25,
  '& dt': { fontSize: 12, lineHeight: 1.3 },
  // Or what follows an address's @ breaks within a word.
  [narrowest]: { '& dd': { fontSize: 14 } },
  // Half a card is narrower than some words.
  '& .MuiChip-root': { height: 'auto', minHeight: 24 },
  '& .MuiChip-label': { whiteSpace: 'normal' },
};
/** From this many characters on a text has the whole line of a card. */
const longText = 60;

/** The first row of a card, with its buttons at the right end. */
const head = {
  order: -1,
  gridColumn: '1 / -1',
  alignSelf: 'center',
  fontSize: 16,
  fontWeight: 600,
  '& dt': visuallyHidden,
};
const picture = {
  position: 'absolute',
  left: 12,
  top: 8,
  '& dt': visuallyHidden,
  '& img': { width: 40, height: 40 },
};

const places = { heading: head, picture };

/**
 * A line of a card: the column's name and the record's value. Picture and heading share the first line, without labels.
 */
function CardLine(props: ColumnProps & { children?: ReactNode }) {
  const { source, label, card, isLeftOut, isWide, children } = props;
  const translateLabel = useTranslateLabel();
  const value = useRecordContext()?.[source];
  if (isEmpty(value) && (isLeftOut || !children)) return null;
  if (value === 0 && isLeftOut === 'zero') return null;
  const isLong = isWide || (typeof value === 'string' && value.length >= longText);
  return (
    <Box
      className={card && `card-${card}`}
      sx={card ? places[card] : [line, isLong && { gridColumn: '1 / -1' }]}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translateLabel({ source, label })}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children ?? <Breakable text={String(value)} />}
      </Box>
    </Box>
  );
}

const orders = { ASC: 'ascending', DESC: 'descending' } as const;

/** The heading of the sorted column announces its order (AD-11). */
function useAriaSort(source: string) {
  const heading = useDataTableRenderContext() === 'header';
  const { sort } = useListContext();
  return heading && sort.field === source ? orders[sort.order] : undefined;
}

function Value({ source, children }: ColumnProps) {
  const value: unknown = useRecordContext()?.[source];
  return children ?? (isEmpty(value) ? '–' : String(value));
}

function TableColumn({ card, sortAccess, isLeftOut: _, isWide: __, ...props }: ColumnProps) {
  const sort = useAriaSort(props.source);
  const maySort = usePermission()(sortAccess);
  const disableSort = props.disableSort ?? !maySort;
  const sx = card === 'heading' ? strong : props.sx;
  return (
    <DataTable.Col {...props} disableSort={disableSort} aria-sort={sort} sx={sx}>
      {props.children ?? (props.render || props.field ? undefined : <Value source={props.source} />)}
    </DataTable.Col>
  );
}

/** What stands in the cell of a column: its children, or what its `render` or `field` make of the record. */
function contentOf({ source, children, render, field: Field }: ColumnProps): ReactNode {
  if (render) return <FunctionField render={render} />;
  return children ?? (Field && <Field source={source} />);
}

/** One column of a list: a table cell, a line of a card on a phone, or the value alone. */
export function Column(props: ColumnProps) {
  const [isValue, isInCard] = [useContext(AsValue), useContext(InCard)];
  if (!isValue && !isInCard) return <TableColumn {...props} />;
  const Shown = isValue ? Value : CardLine;
  return <Shown {...props}>{contentOf(props)}</Shown>;
}
