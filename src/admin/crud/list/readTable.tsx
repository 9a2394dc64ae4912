import { Chip, Stack } from '@mui/material';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ReadField, ReadFields } from '../../../../contract/readFields';
import { type ColumnOf, type ListedResource, peopleFields } from '../../../../contract/readResource';
import { Column, type ColumnProps } from '../../ui/list/Column';
import { fieldColumn } from '../definition/fieldColumn';
import { wordIn } from './words';

/** What a page has instead of a column's own cell, or of some of the column's properties. */
type Cell = ReactElement | Partial<ColumnProps>;

type List<F extends ReadFields> = Pick<ListedResource, 'labels' | 'sorts' | 'order'> & { fields: F };

export interface ReadTable {
  columns: ReactElement[];
  /** Fields that share a column's cell, by the column's: each is a column of its own in people's CSV. */
  beside: Readonly<Record<string, readonly string[]>>;
}

/** The texts of a field with several values, or of coded values that are no words of the contract. */
function Values({ source, texts }: { source: string; texts: string | readonly string[] | undefined }) {
  const translate = useTranslate();
  const value: unknown = useRecordContext()?.[source];
  const values = [value ?? []]
    .flat()
    .map((one) => (texts ? wordIn(texts, String(one), translate) : String(one)));
  if (values.length === 0) return <>–</>;
  if (!texts || !Array.isArray(value)) return <>{values.join(', ')}</>;
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {values.map((one) => (
        <Chip key={one} size="small" variant="outlined" label={one} />
      ))}
    </Stack>
  );
}

/** The cell of a field that has none of a page's. */
function defaultOf(name: string, field: ReadField, isLocalized: boolean): ReactElement {
  const { texts, isList } = field;
  if (field.kind === 'data' || isList || Array.isArray(texts) || (texts && field.kind !== 'word')) {
    return (
      <Column source={name}>
        <Values source={name} texts={texts} />
      </Column>
    );
  }
  const labels = String(texts ?? '');
  return fieldColumn({
    name,
    field,
    labels,
    isHeading: false,
    isLocalized,
    isWhole: false,
    window: undefined,
  });
}

const isFigure = ({ kind, isList }: ReadField) =>
  !isList && (kind === 'integer' || kind === 'decimal' || kind === 'money');

/**
 * The table of a list that is only read: a column of each field that people see, but for those that stand beside another,
 * in the order of the declaration. The first one names the row, unless a cell is the `heading` of a card.
 */
export function readTable<F extends ReadFields>(
  { labels, sorts, order, fields }: List<F>,
  cells: Partial<Record<ColumnOf<F>, Cell>> = {},
): ReadTable {
  const seen: ReadFields = fields;
  const shown = peopleFields({ fields, ...(order && { order }) });
  const given = new Map(
    Object.entries<Cell | undefined>(cells).map(([field, cell]): [string, Partial<ColumnProps>] => [
      field,
      isValidElement(cell) ? { children: cell } : { ...cell },
    ]),
  );
  const columns = shown.filter((field) => !seen[field]?.beside);
  const heading = columns.find((field) => given.get(field)?.card === 'heading') ?? columns[0];
  const english = new Set(Object.values(seen).flatMap(({ englishOf }) => englishOf ?? []));
  return {
    columns: columns.flatMap((source) => {
      const field = seen[source];
      if (!field) return [];
      const own = given.get(source) ?? {};
      const props = {
        source,
        ...(labels && { label: `resources.${labels}.fields.${source}` }),
        ...(!sorts.includes(source) && { disableSort: true }),
        ...(source === heading && { card: 'heading' as const }),
        ...(isFigure(field) && { align: 'right' as const }),
        ...own,
      };
      if (own.children) return [<Column key={source} {...props} />];
      return [cloneElement(defaultOf(source, field, english.has(source)), { key: source, ...props })];
    }),
    beside: Object.fromEntries(
      columns.map((column) => [column, shown.filter((field) => seen[field]?.beside === column)]),
    ),
  };
}
