import { Button, Typography } from '@mui/material';
import { type RaRecord, useInfiniteGetList, useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/history';
import type { Language } from '../../../../contract/languages';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { useDefinition } from '../definition/definitionContext';
import { FieldValue } from '../versions/FieldValue';
import { VersionRow, VersionTable } from '../versions/VersionTable';
import { changedFields, type Version, versionsOf } from './entryFields';

const none: Record<Language, string> = {
  vi: 'Giá và phần thưởng chưa từng thay đổi.',
  en: 'Price and bonus have never changed.',
};

/** While older entries are left to read. */
const noneYet: Record<Language, string> = {
  vi: 'Những thay đổi gần đây không đụng đến giá và phần thưởng.',
  en: 'The latest changes left price and bonus alone.',
};

interface Change {
  id: string;
  entry: HistoryEntry;
  name: string;
  before: Version | undefined;
  after: Version;
}

/** The changes of some fields among a record's entries; its initial values count as changes from nothing. */
export const changesOf = (entries: readonly HistoryEntry[], names: readonly string[]): Change[] =>
  entries.flatMap((entry) => {
    const { before, after } = versionsOf(entry);
    if (!after || entry.action === 'refused') return [];
    const changed = changedFields(entry).filter((name) => names.includes(name));
    const isSet = (name: string) => before !== undefined || Boolean(after[name]);
    return changed.filter(isSet).map((name) => ({ id: `${entry.id} ${name}`, entry, name, before, after }));
  });

interface Props {
  id: RaRecord['id'];
  /** Fields whose changes are listed. */
  names: readonly string[];
}

/** A record's price changes: when, by whom, from what to what, newest first, taken from its history. */
export function PriceHistory({ id, names }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const { name: resource, fields } = useDefinition();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteGetList<HistoryEntry>(
    'history',
    {
      filter: { resource, recordId: String(id) },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { onError: () => undefined },
  );
  if (error && !data) return <FetchAlert message="admin.history.failed" onRetry={refetch} />;
  if (!data) return <Typography role="status">{translate('admin.dialog.loading')}</Typography>;
  const rows = changesOf(
    data.pages.flatMap((page) => page.data),
    names,
  );
  const value = ({ name }: Change, version: Version | undefined) =>
    version ? <FieldValue name={name} field={fields?.[name]} record={version as RaRecord} /> : '–';
  return (
    <>
      {rows.length === 0 ? (
        <Typography>{(hasNextPage ? noneYet : none)[language]}</Typography>
      ) : (
        <VersionTable heads={[translate('admin.history.before'), translate('admin.history.after')]}>
          {rows.map((row) => (
            <VersionRow
              key={row.id}
              label={`${translate(`resources.${resource}.fields.${row.name}`)} · ${formatDateTime(row.entry.at, language)} · ${row.entry.userName}`}
              cells={[row.before, row.after].map((version) => ({ value: value(row, version) }))}
            />
          ))}
        </VersionTable>
      )}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()}>{translate('admin.history.older')}</Button>
      )}
    </>
  );
}
