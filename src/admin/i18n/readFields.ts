import { playerLists } from '../../../contract/playerLists';
import type { ListedResource } from '../../../contract/readResource';
import { readResources } from '../../../contract/readResources';
import { addScreenTexts } from './screenTexts';

/** The name of a list's labels among the texts of resources. */
export const labelsOf = ({ name, labels }: Pick<ListedResource, 'name' | 'labels'>): string => labels ?? name;

const lists: readonly ListedResource[] = [...readResources, ...Object.values(playerLists)];
/** Names of the fields of the lists that are only read: their columns, the order on a phone, the headings of people's CSV. */
for (const list of lists) {
  const labelled = Object.entries(list.fields).flatMap(([name, { label }]) => (label ? [[name, label]] : []));
  if (labelled.length > 0)
    addScreenTexts(`resources.${labelsOf(list)}`, { fields: Object.fromEntries(labelled) });
}
