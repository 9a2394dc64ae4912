import { EmptySection } from '../sections/EmptySection';
import { Page } from '../sections/Page';
import { ResourcePage } from '../sections/ResourcePage';
import { TabbedSection } from '../sections/TabbedSection';
import type { MenuPage } from './menuPage';

/** What stands on a menu page. */
export function PageBody({ name, path, tabs, resource, content }: MenuPage) {
  if (tabs) return <TabbedSection name={name} path={path} tabs={tabs} />;
  if (!resource && !content) return <EmptySection name={name} />;
  return <Page name={name}>{resource ? <ResourcePage definition={resource} /> : content}</Page>;
}
