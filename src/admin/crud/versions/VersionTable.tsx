import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

const cell = {
  verticalAlign: 'top',
  p: 1,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;
const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& tbody': { borderTop: '1px solid', borderColor: 'divider' },
  '& th': { textAlign: 'left', p: 1, pb: 0, fontWeight: 600 },
};

/** A value of one version, with a note about it. */
export interface VersionCell {
  value: ReactNode;
  note?: string;
}

/** One field across the versions, under its label. */
export const VersionRow = ({ label, cells }: { label: string; cells: readonly VersionCell[] }) => (
  <tbody>
    <tr>
      <th colSpan={cells.length} scope="rowgroup">
        {label}
      </th>
    </tr>
    <tr>
      {cells.map(({ value, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version is its place
        <Box component="td" key={place} sx={{ ...cell, ...(note && { color: 'text.secondary' }) }}>
          {value}
          {note && (
            <Typography variant="caption" component="div">
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </tr>
  </tbody>
);

/** Versions of a record side by side under their headings. */
export const VersionTable = ({ heads, children }: { heads: readonly string[]; children: ReactNode }) => (
  <Box component="table" sx={table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th scope="col" key={head}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </Box>
);

/** The picture of a version; nothing when there is none. */
export const VersionPicture = ({ address, alt }: { address: string | undefined; alt: string }) =>
  address ? <img src={address} alt={alt} width={96} height={96} style={{ objectFit: 'contain' }} /> : null;
