import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import type { RowField } from '../../../contract/readResource';
import { Breakable } from '../../format/Breakable';
import { figures } from './figures';

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.75 },
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
  ...figures,
};

/** Labels next to their values on a phone too, in small print, and two facts in a line of a wide screen; a long label breaks. */
const compact = {
  ...list,
  gridTemplateColumns: {
    xs: 'fit-content(30%) minmax(0, 1fr)',
    sm: 'max-content minmax(0, 1fr)',
    xl: 'max-content minmax(0, 1fr) max-content minmax(0, 1fr)',
  },
  rowGap: 0.5,
  fontSize: { xs: 14, sm: 16 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};

/** A label and its value; without a value, the fact is left out. */
export type Fact = readonly [label: string, value: ReactNode];

/** The facts of a record by field; null for what stands elsewhere. A field without its place does not compile. */
export type FactsOf<Row> = Readonly<Record<RowField<Row>, ReactNode> & { id?: ReactNode }>;

export const factsOf = (
  facts: Readonly<Record<string, ReactNode>>,
  labelOf: (name: string) => string,
): Fact[] =>
  Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[labelOf(name), value]]));

/** Facts as a list of terms; on a phone each value stands below its label unless the list is compact. */
export const FactList = ({ facts, isCompact }: { facts: readonly Fact[]; isCompact?: boolean }) => (
  <Box component="dl" sx={isCompact ? compact : list}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <Breakable text={value} /> : value}</dd>
        </Fragment>
      ))}
  </Box>
);
