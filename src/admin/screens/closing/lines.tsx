import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paymentNumber } from '../../../../contract/paymentNumber';
import { paths } from '../../../paths';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';

/** A list of named items. */
export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0 }}>
    {children}
  </Box>
);

const item = { listStyle: 'none', py: 1, borderTop: '1px solid', borderColor: 'divider' } as const;
const line = { display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' } as const;

interface ItemProps {
  title: ReactNode;
  /** At the end of the line. */
  figure?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** One item: its name, a figure, and further text below. */
export const Item = ({ title, figure, children }: ItemProps) => (
  <Box component="li" sx={{ ...item, '&:first-of-type': { borderTop: 0 } }}>
    <Box sx={line}>
      <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Box>
      {figure && <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{figure}</Box>}
    </Box>
    {children && (
      <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    )}
  </Box>
);

interface Subject {
  paymentId: string | null;
  caseId: string | null;
  comparisonId?: string | null;
}

/** Links to what something is about. */
export function About({ paymentId, caseId, comparisonId = null }: Subject) {
  const { translate } = useTexts();
  const all = [
    { name: 'payment', id: paymentId, to: `${paths.admin.transactions}/${paymentId}` },
    { name: 'case', id: caseId, to: `${moneyPaths.cases}/${caseId}` },
    { name: 'comparison', id: comparisonId, to: `${moneyPaths.reconciliation}/${comparisonId}` },
  ].filter(({ id }) => id !== null);
  return all.map(({ name, id, to }) => (
    <MuiLink key={name} component={Link} to={to} sx={{ mr: 2, whiteSpace: 'nowrap' }}>
      {translate(`closing.about.${name}`, {
        id: id && (name === 'payment' ? paymentNumber(id) : id.slice(0, 8)),
      })}
    </MuiLink>
  ));
}
