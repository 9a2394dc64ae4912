import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate, useTranslateLabel } from 'react-admin';
import { useDefinition } from '../definition/definitionContext';
import { type PickedImage, usePreview } from '../inputs/usePreview';
import { differences } from './differences';
import { FieldValue } from './FieldValue';
import type { Typed } from './useConflict';

interface Versions {
  /** The record that the form was made from. */
  base: RaRecord | undefined;
  typed: Typed;
  current: RaRecord;
}

const cell = {
  verticalAlign: 'top',
  width: '50%',
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

function Row({
  label,
  mine,
  theirs,
  untouched,
}: Record<'mine' | 'theirs', ReactNode> & { label: string; untouched: boolean }) {
  const translate = useTranslate();
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup">
          {label}
        </th>
      </tr>
      <tr>
        <Box component="td" sx={{ ...cell, ...(untouched && { color: 'text.secondary' }) }}>
          {mine}
          {untouched && (
            <Typography variant="caption" component="div">
              {translate('admin.conflict.untouched')}
            </Typography>
          )}
        </Box>
        <Box component="td" sx={cell}>
          {theirs}
        </Box>
      </tr>
    </tbody>
  );
}

function Picture({ address, alt }: { address: string | undefined; alt: string }) {
  return address ? (
    <img src={address} alt={alt} width={96} height={96} style={{ objectFit: 'contain' }} />
  ) : null;
}

/** The pictures side by side when one of the two has changed it. */
function PictureRow({ base, typed, current }: Versions) {
  const translate = useTranslate();
  const file = (typed.image as PickedImage | undefined)?.rawFile;
  const picked = usePreview(file);
  if (!file && base?.imageUrl === current.imageUrl) return null;
  return (
    <Row
      label={translate('admin.conflict.image')}
      untouched={!file}
      mine={<Picture address={file ? picked : base?.imageUrl} alt={translate('admin.conflict.mine')} />}
      theirs={<Picture address={current.imageUrl} alt={translate('admin.conflict.theirs')} />}
    />
  );
}

/** The fields in which the versions differ, side by side, by their labels (decisions.md, Versions). */
export function ConflictTable(versions: Versions) {
  const { base, typed, current } = versions;
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { name, compared, fields = {} } = useDefinition();
  const rows = differences(compared ?? Object.keys(fields), base, typed, current);
  if (rows.length === 0 && !typed.image && base?.imageUrl === current.imageUrl) {
    return <Typography>{translate('admin.conflict.same')}</Typography>;
  }
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{translate('admin.conflict.mine')}</th>
          <th scope="col">{translate('admin.conflict.theirs')}</th>
        </tr>
      </thead>
      <PictureRow {...versions} />
      {rows.map(({ name: field, touched }) => (
        <Row
          key={field}
          label={String(labelOf({ source: field, resource: name }))}
          untouched={!touched}
          mine={
            <FieldValue
              name={field}
              field={fields[field]}
              record={{ ...current, ...base, ...typed } as RaRecord}
            />
          }
          theirs={<FieldValue name={field} field={fields[field]} record={current} />}
        />
      ))}
    </Box>
  );
}
