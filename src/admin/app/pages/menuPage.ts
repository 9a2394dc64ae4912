import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement } from 'react';
import type { Permission } from '../../../../contract/permissions';
import type { TextPair } from '../../../../contract/texts';
import type { ResourceDefinition } from '../../crud/definition/resourceDefinition';
import { isOpen, type SectionTab } from '../../crud/sections/tabs';
import type { May } from '../../ui/usePermission';

/** A page of the sidebar: its link, its address and its content, without which it is empty. */
export interface MenuPage {
  name: string;
  /** Position in the sidebar, ascending. */
  order: number;
  path: string;
  icon: SvgIconComponent;
  /** The permission that its content requires; resources and tabs declare their own. */
  access?: Permission;
  texts: Record<'menu' | 'title', TextPair>;
  /** Resources as sub-tabs. */
  tabs?: readonly SectionTab[];
  /** The tab that the page's own address leads to; the first one by default. */
  first?: string;
  /** Addresses of tabs that were named otherwise before. */
  moved?: Readonly<Record<string, string>>;
  /** The one resource of a page without sub-tabs. */
  resource?: ResourceDefinition;
  content?: ReactElement;
  /** Content with addresses of its own below the page's, which renders its own headings. */
  area?: ReactElement;
}

/** Defines a page of the sidebar. Throws when a resource's address differs from its tab's. */
export function menuPage(page: MenuPage): MenuPage {
  for (const tab of page.tabs ?? []) {
    if ('content' in tab || tab.path === `${page.path}/${tab.name}`) continue;
    throw new Error(`The path of "${tab.name}" must be ${page.path}/${tab.name}.`);
  }
  return page;
}

/** Whether someone may open a page: any of its tabs, its resource, or its content. */
export function mayOpen({ access, resource, tabs }: MenuPage, may: May): boolean {
  if (tabs && tabs.length > 0) return tabs.some((tab) => isOpen(tab, may));
  return may(resource?.access.read ?? access);
}
