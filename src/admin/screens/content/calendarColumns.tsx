import { Chip, Link as MuiLink } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { publications } from '../../../../contract/publicationList';
import type { PublicationRow } from '../../../../contract/publications';
import { recordPath } from '../../crud/definition/dialogPaths';
import { readTable } from '../../crud/list/readTable';
import { statusColors } from '../../crud/publication/statusColors';
import { resources } from '../../resources';
import { DateTime } from '../../ui/DateTime';
import { useBehind } from '../../ui/dialogs/useBehind';
import { LocalizedText } from '../../ui/list/LocalizedText';
import { usePermission } from '../../ui/usePermission';
import '../../crud/publication/texts';

const useRow = () => useRecordContext<PublicationRow>();

/** The published text, with a link to the record for those who may change it. */
function Title() {
  const row = useRow();
  const may = usePermission();
  const { here } = useBehind();
  const definition = resources.find(({ name }) => name === row?.resource);
  const title = <LocalizedText source="title" />;
  if (!row || !definition || !may(definition.access.write)) return title;
  return (
    <MuiLink
      data-key="open"
      component={Link}
      to={recordPath(definition.path, row.recordId, 'edit')}
      state={here}
    >
      {title}
    </MuiLink>
  );
}

function Until() {
  const row = useRow();
  const translate = useTranslate();
  if (!row) return null;
  if (row.until) return <DateTime at={row.until} />;
  return <span style={{ whiteSpace: 'nowrap' }}>{translate('publication.list.open')}</span>;
}

function State() {
  const row = useRow();
  const translate = useTranslate();
  if (!row) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={statusColors[row.state] ?? 'default'}
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
export const calendarTable = readTable(publications, {
  title: <Title />,
  until: <Until />,
  state: <State />,
  publishedBy: <By />,
});
