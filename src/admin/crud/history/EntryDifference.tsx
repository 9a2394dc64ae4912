import { Typography } from '@mui/material';
import { useContext } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/history';
import { DefinitionContext } from '../definition/definitionContext';
import { reduced } from '../versions/changedLines';
import { FieldValue } from '../versions/FieldValue';
import { VersionPicture, VersionRow, VersionTable } from '../versions/VersionTable';
import { changedFields, type Version, versionsOf } from './entryFields';
import { PlainValue } from './PlainValue';
import '../../i18n/activityWords';

type Differing = Pick<HistoryEntry, 'before' | 'after'>;

/** A value rendered by the resource's definition; entries about anything else contain plain values. */
function Value({ name, version }: { name: string; version: Version }) {
  const definition = useContext(DefinitionContext);
  const value = version[name];
  const isCoded = typeof value === 'string' && definition?.fields?.[name] === undefined;
  if (!definition || isCoded || (typeof value === 'object' && value !== null))
    return <PlainValue name={name} value={value} />;
  return <FieldValue name={name} field={definition.fields?.[name]} record={version as RaRecord} />;
}

/** Returns the label of a field in the reader's language; the column name only if there is no label. */
function useFieldLabel(): (name: string) => string {
  const translate = useTranslate();
  const resource = useContext(DefinitionContext)?.name;
  return (name) => {
    const general = translate(`activity.field.${name}`, { _: name });
    return resource ? translate(`resources.${resource}.fields.${name}`, { _: general }) : general;
  };
}

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
          ).map((version) => ({ value: <Value name={name} version={version} /> }))}
        />
      ))}
    </VersionTable>
  );
}
