import { ResourceContextProvider, SelectInput } from 'react-admin';
import { restResources } from '../../../../contract/catalog';
import type { PublicationRow } from '../../../../contract/publications';
import { publications } from '../../../../contract/readResources';
import { ReadList } from '../../crud/list/ReadList';
import { readFilters } from '../../crud/list/readFilters';
import { usePermission } from '../../ui/usePermission';
import { CancelDialogs } from './CancelDialogs';
import { CancelLink, isScheduled } from './CancelLink';
import { calendarTable } from './calendarColumns';
import '../../crud/publication/texts';
import '../../i18n/readFields';

const texts = {
  label: 'publication.list.label',
  empty: 'publication.list.empty',
  nothing: 'publication.list.nothing',
  failed: 'publication.list.failed',
};
const resources = restResources
  .filter(({ publication }) => publication)
  .map(({ name: id }) => ({ id, name: `resources.${id}.nouns` }));
const filters = readFilters(publications, [
  'state',
  <SelectInput key="resource" source="resource" choices={resources} alwaysOn />,
]);
const cancelling = { rowActions: <CancelLink />, hasActions: isScheduled };

/** Content → Calendar: what is live, comes and was (docs/spec/living-site.md section 1). */
export function CalendarPage() {
  const mayCancel = usePermission()('content:publish');
  return (
    <ResourceContextProvider value={publications.name}>
      <ReadList<PublicationRow>
        resource={publications}
        texts={texts}
        rows={{ table: calendarTable, ...(mayCancel && cancelling) }}
        filters={filters}
      />
      <CancelDialogs />
    </ResourceContextProvider>
  );
}
