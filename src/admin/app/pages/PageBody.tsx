import { Suspense } from 'react';
import { Loading } from 'react-admin';
import { ResourcePage } from '../../crud/sections/ResourcePage';
import { TabbedSection } from '../../crud/sections/TabbedSection';
import { NotAllowedPage } from '../../ui/errors/NotAllowedPage';
import { EmptySection } from '../../ui/sections/EmptySection';
import { Page } from '../../ui/sections/Page';
import { usePermission } from '../../ui/usePermission';
import { type MenuPage, mayOpen } from './menuPage';

/** The content of a menu page, for those who may open it. */
export function PageBody(page: MenuPage) {
  const { name, path, tabs, first, moved, resource, content, area } = page;
  if (!mayOpen(page, usePermission())) return <NotAllowedPage />;
  if (tabs) return <TabbedSection name={name} path={path} tabs={tabs} first={first} moved={moved} />;
  if (area) return <Suspense fallback={<Loading />}>{area}</Suspense>;
  if (!resource && !content) return <EmptySection name={name} />;
  return <Page name={name}>{resource ? <ResourcePage definition={resource} /> : content}</Page>;
}
