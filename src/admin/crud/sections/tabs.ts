import type { ReactElement } from 'react';
import type { Permission } from '../../../../contract/permissions';
import type { May } from '../../ui/usePermission';
import type { ResourceDefinition } from '../definition/resourceDefinition';

/** A tab that is not a resource: its path, permission and content; its label is `admin.tab.<name>`. */
export interface ContentTab {
  name: string;
  access?: Permission;
  content: ReactElement;
}
/** A tab of a section: a resource, or custom content. */
export type SectionTab = ResourceDefinition | ContentTab;

export const labelOf = (tab: SectionTab): string =>
  'content' in tab ? `admin.tab.${tab.name}` : `resources.${tab.name}.nouns`;

/** Whether someone may see a tab. */
export const isOpen = (tab: SectionTab, may: May): boolean =>
  may('content' in tab ? tab.access : tab.access.read);
