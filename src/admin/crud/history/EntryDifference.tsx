import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/history';
import { reduced } from '../versions/changedLines';
import { VersionPicture, VersionRow, VersionTable } from '../versions/VersionTable';
import { EntryValue, useFieldLabel } from './EntryValue';
import { changedFields, type Version, versionsOf } from './entryFields';

type Differing = Pick<HistoryEntry, 'before' | 'after'>;

const pictureOf = (version: Version | undefined) => version?.imageUrl as string | undefined;

/** What an entry changed, field by field: before and after, or the only version that exists. */
export function EntryDifference({ entry }: { entry: Differing }) {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const { before, after } = versionsOf(entry);
  const shown = [
    ...(before ? [{ head: translate('admin.history.before'), version: before }] : []),
    ...(after ? [{ head: translate('admin.history.after'), version: after }] : []),
  ];
  const names = changedFields(entry);
  const hasPicture = pictureOf(before) !== pictureOf(after);
  if (names.length === 0 && !hasPicture) {
    return <Typography color="text.secondary">{translate('admin.history.nothing')}</Typography>;
  }
  return (
    <VersionTable heads={shown.map(({ head }) => head)}>
      {hasPicture && (
        <VersionRow
          label={translate('admin.conflict.image')}
          cells={shown.map(({ head, version }) => ({
            value: <VersionPicture address={pictureOf(version)} alt={head} />,
          }))}
        />
      )}
      {names.map((name) => (
        <VersionRow
          key={name}
          label={labelOf(name)}
          cells={reduced(
            name,
            shown.map(({ version }) => version),
          ).map((version) => ({ value: <EntryValue name={name} version={version} /> }))}
        />
      ))}
    </VersionTable>
  );
}
