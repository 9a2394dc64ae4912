import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PublicationRow } from '../../../../contract/publications';
import { DateTimeColumn } from '../../crud/list/columns';
import { readTable } from '../../crud/list/readTable';
import { sightColours } from '../../crud/publication/sightColours';
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
  return (
    <Chip
      size="small"
      variant="outlined"
      color={sightColours[row.state] ?? 'default'}
      label={translate(`publication.state.${row.state}`)}
    />
  );
}

function By() {
  const row = useRow();
  const translate = useTranslate();
  return row ? (row.publishedBy ?? translate('publication.list.server')) : null;
}

/** The columns of the calendar. */
export const calendarTable = readTable<PublicationRow>({
  title: (
    <Column source="title" card="heading" disableSort>
      <LocalizedText source="title" />
    </Column>
  ),
  resource: (
    <Column source="resource" disableSort>
      <Resource />
    </Column>
  ),
  state: (
    <Column source="state" disableSort>
      <State />
    </Column>
  ),
  from: <DateTimeColumn source="from" />,
  until: (
    <Column source="until" disableSort>
      <Until />
    </Column>
  ),
  publishedBy: (
    <Column source="publishedBy" disableSort>
      <By />
    </Column>
  ),
  endedBy: <Column source="endedBy" disableSort />,
  endedAt: 'endedBy',
  recordId: null,
  recordVersion: null,
  createdAt: null,
});
