import type { HistoryEntry } from '../../../../contract/history';
import { history } from '../../../../contract/readResources';
import { DefinitionContext } from '../../crud/definition/definitionContext';
import { Entry } from '../../crud/history/Entry';
import { ReadList } from '../../crud/list/ReadList';
import { PutBackButton } from '../../crud/undo/PutBackButton';
import { resources } from '../../resources';
import { activityFilters } from './activityFilters';
import { Person, RecordLink } from './EntryLinks';
import '../../i18n/readFields';

const texts = { label: 'admin.tab.activity', empty: 'admin.history.empty', failed: 'admin.history.failed' };

const item = (entry: HistoryEntry) => (
  <DefinitionContext.Provider
    key={entry.id}
    value={resources.find(({ name }) => name === entry.resource) ?? null}
  >
    <Entry entry={entry} about={<RecordLink entry={entry} />} who={<Person entry={entry} />}>
      <PutBackButton entry={entry} />
    </Entry>
  </DefinitionContext.Provider>
);

/** Settings → Activity: what the staff did, with page and filter in the address (studio.md section 5). */
export const ActivityTab = () => (
  <ReadList resource={history} texts={texts} rows={{ item }} filters={activityFilters} />
);
