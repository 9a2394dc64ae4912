import { Typography } from '@mui/material';
import { type RaRecord, useTranslate, useTranslateLabel } from 'react-admin';
import type { Typed } from '../../ui/forms/typed';
import { type PickedImage, usePreview } from '../../ui/inputs/usePreview';
import { useDefinition } from '../definition/definitionContext';
import { reduced } from '../versions/changedLines';
import { FieldValue } from '../versions/FieldValue';
import { VersionPicture, VersionRow, VersionTable } from '../versions/VersionTable';
import { differences } from './differences';

interface Versions {
  /** The record that the form is based on. */
  base: RaRecord | undefined;
  typed: Typed;
  current: RaRecord;
}

/** Both pictures side by side when either version has changed it. */
function PictureRow({ base, typed, current }: Versions) {
  const translate = useTranslate();
  const file = (typed.image as PickedImage | undefined)?.rawFile;
  const picked = usePreview(file);
  if (!file && base?.imageUrl === current.imageUrl) return null;
  const mine = file ? picked : base?.imageUrl;
  return (
    <VersionRow
      label={translate('admin.conflict.image')}
      cells={[
        {
          value: <VersionPicture address={mine} alt={translate('admin.conflict.mine')} />,
          note: file ? undefined : translate('admin.conflict.untouched'),
        },
        { value: <VersionPicture address={current.imageUrl} alt={translate('admin.conflict.theirs')} /> },
      ]}
    />
  );
}

/** The differing fields side by side, by label (decisions.md, Versions). */
export function ConflictTable(versions: Versions) {
  const { base, typed, current } = versions;
  const translate = useTranslate();
  const label = useTranslateLabel();
  const { name, compared, fields = {}, labelOf } = useDefinition();
  const rows = differences(compared ?? Object.keys(fields), base, typed, current);
  if (rows.length === 0 && !typed.image && base?.imageUrl === current.imageUrl) {
    return <Typography>{translate('admin.conflict.same')}</Typography>;
  }
  const mine: RaRecord = { ...current, ...base, ...typed, id: current.id };
  return (
    <VersionTable heads={[translate('admin.conflict.mine'), translate('admin.conflict.theirs')]}>
      <PictureRow {...versions} />
      {rows.map(({ name: field, touched }) => {
        const [left = mine, right = current] = reduced(field, [mine, current]);
        return (
          <VersionRow
            key={field}
            label={String(label({ source: field, resource: name, label: labelOf?.(field) }))}
            cells={[
              {
                value: <FieldValue name={field} field={fields[field]} record={left} />,
                note: touched ? undefined : translate('admin.conflict.untouched'),
              },
              { value: <FieldValue name={field} field={fields[field]} record={right} /> },
            ]}
          />
        );
      })}
    </VersionTable>
  );
}
