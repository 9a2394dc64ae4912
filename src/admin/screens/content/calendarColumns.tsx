import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PublicationRow } from '../../../../contract/publications';
import { DateTimeColumn } from '../../crud/list/columns';
import { DateTime } from '../../ui/DateTime';
import { Column } from '../../ui/list/Column';
import { LocalizedText } from '../../ui/list/LocalizedText';
import '../../crud/publication/texts';

const useRow = () => useRecordContext<PublicationRow>();

function Resource() {
  const row = useRow();
  const translate = useTranslate();
  return row ? translate(`resources.${row.resource}.nouns`, { _: row.resource }) : null;
}

function Until() {
  const row = useRow();
  const translate = useTranslate();
  if (!row) return null;
  return row.until ? <DateTime at={row.until} /> : translate('publication.list.open');
}

function State() {
  const row = useRow();
  const translate = useTranslate();
  if (!row) return null;
  const color = row.state === 'inSight' ? 'primary' : 'default';
  return (
    <Chip size="small" variant="outlined" color={color} label={translate(`publication.state.${row.state}`)} />
  );
}

function By() {
  const row = useRow();
  const translate = useTranslate();
  return row ? (row.publishedBy ?? translate('publication.list.server')) : null;
}

/** The columns of the calendar. */
export const calendarColumns = [
  <Column key="title" source="title" label="publication.column.title" card="heading" disableSort>
    <LocalizedText source="title" />
  </Column>,
  <Column key="resource" source="resource" label="publication.column.resource" disableSort>
    <Resource />
  </Column>,
  <Column key="state" source="state" label="publication.column.state" disableSort>
    <State />
  </Column>,
  <DateTimeColumn key="from" source="from" label="publication.column.from" />,
  <Column key="until" source="until" label="publication.column.until" disableSort>
    <Until />
  </Column>,
  <Column key="by" source="publishedBy" label="publication.column.publishedBy" disableSort>
    <By />
  </Column>,
  <Column key="endedBy" source="endedBy" label="publication.column.endedBy" disableSort />,
];
