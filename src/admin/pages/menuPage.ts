import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement } from 'react';
import type { Language } from '../../../contract/languages';
import type { Permission } from '../../../contract/permissions';
import type { May } from '../access/useMay';
import type { ResourceDefinition } from '../definition/resourceDefinition';
import { isOpen, type SectionTab } from '../sections/tabs';

/** A page of the sidebar: its link, its address and what stands on it, which is nothing yet when it says none of the three. */
export interface MenuPage {
  name: string;
  /** Its place in the sidebar, from small to large. */
  order: number;
  path: string;
  icon: SvgIconComponent;
  /** What its content asks for; resources and tabs say it themselves. */
  access?: Permission;
  texts: Record<Language, { menu: string; title: string }>;
  /** Resources as sub-tabs. */
  tabs?: readonly SectionTab[];
  /** The one resource of a page without sub-tabs. */
  resource?: ResourceDefinition;
  content?: ReactElement;
}

/** A page of the sidebar. Throws when a resource names another address than the page's tab has. */
export function menuPage(page: MenuPage): MenuPage {
  for (const tab of page.tabs ?? []) {
    if ('soon' in tab || 'content' in tab || tab.path === `${page.path}/${tab.name}`) continue;
    throw new Error(`The path of "${tab.name}" must be ${page.path}/${tab.name}.`);
  }
  return page;
}

/** Whether somebody may open a page: any of its tabs that has come, its resource, or its content. */
export function mayOpen({ access, resource, tabs }: MenuPage, may: May): boolean {
  const there = tabs?.filter((tab) => !('soon' in tab)) ?? [];
  if (there.length > 0) return there.some((tab) => isOpen(tab, may));
  return may(resource?.access.read ?? access);
}
