import type { ReactElement } from 'react';
import type { Permission } from '../../../../contract/permissions';
import type { SoonName } from '../../ui/sections/Soon';
import type { May } from '../../ui/usePermission';
import type { ResourceDefinition } from '../definition/resourceDefinition';

/** A tab that is not a resource: its path, permission and content; its label is `admin.tab.<name>`. */
export interface ContentTab {
  name: string;
  access?: Permission;
  content: ReactElement;
}
/** A tab of a section: a resource, custom content, or the name of one that is still to come. */
export type SectionTab = ResourceDefinition | ContentTab | { soon: SoonName };

export const slugOf = (tab: SectionTab): string => ('soon' in tab ? tab.soon : tab.name);

export const labelOf = (tab: SectionTab): string =>
  'soon' in tab || 'content' in tab ? `admin.tab.${slugOf(tab)}` : `resources.${tab.name}.nouns`;

/** Whether someone may see a tab; one that is still to come has nothing to hide. */
export function isOpen(tab: SectionTab, may: May): boolean {
  if ('soon' in tab) return true;
  return may('content' in tab ? tab.access : tab.access.read);
}
