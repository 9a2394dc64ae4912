import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement } from 'react';
import type { Language } from '../../../contract/languages';
import type { ResourceDefinition } from '../definition/resourceDefinition';
import type { SectionTab } from '../sections/TabbedSection';

/** A page of the sidebar: its link, its address and what stands on it, which is nothing yet when it says none of the three. */
export interface MenuPage {
  name: string;
  /** Its place in the sidebar, from small to large. */
  order: number;
  path: string;
  icon: SvgIconComponent;
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
    if ('soon' in tab || tab.path === `${page.path}/${tab.name}`) continue;
    throw new Error(`The path of "${tab.name}" must be ${page.path}/${tab.name}.`);
  }
  return page;
}
