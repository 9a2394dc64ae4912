import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
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

/** A label and its value; without a value, the fact is left out. */
export type Fact = readonly [label: string, value: ReactNode];

/** Facts as a list of terms, one below the other on a phone. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={list}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </Box>
);
