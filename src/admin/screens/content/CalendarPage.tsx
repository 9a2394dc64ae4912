import { ResourceContextProvider, SelectInput } from 'react-admin';
import { restResources } from '../../../../contract/catalog';
import { publicationStates } from '../../../../contract/publication';
import { publications } from '../../../../contract/readResources';
import { ReadList } from '../../crud/list/ReadList';
import { CancelDialogs } from './CancelDialogs';
import { CancelLink } from './CancelLink';
import { calendarTable } from './calendarColumns';
import '../../crud/publication/texts';
import '../../i18n/readFields';

const texts = {
  label: 'publication.list.label',
  empty: 'publication.list.empty',
  nothing: 'publication.list.nothing',
  failed: 'publication.list.failed',
};
const states = publicationStates.map((id) => ({ id, name: `publication.state.${id}` }));
const resources = restResources
  .filter(({ publication }) => publication)
  .map(({ name: id }) => ({ id, name: `resources.${id}.nouns` }));
const filters = [
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <SelectInput key="resource" source="resource" choices={resources} alwaysOn />,
];
const file = { words: { resource: 'resources.*.nouns', state: 'publication.state' } };

/** Content → Calendar: what is in sight of players, comes and was (docs/spec/living-site.md section 1). */
export const CalendarPage = () => (
  <ResourceContextProvider value={publications.name}>
    <ReadList
      resource={publications}
      texts={texts}
      rows={{ table: calendarTable, rowActions: <CancelLink /> }}
      filters={filters}
      file={file}
    />
    <CancelDialogs />
  </ResourceContextProvider>
);
