import { Suspense } from 'react';
import { Loading } from 'react-admin';
import { useMay } from '../access/useMay';
import { NotAllowedPage } from '../errors/NotAllowedPage';
import { EmptySection } from '../sections/EmptySection';
import { Page } from '../sections/Page';
import { ResourcePage } from '../sections/ResourcePage';
import { TabbedSection } from '../sections/TabbedSection';
import { type MenuPage, mayOpen } from './menuPage';

/** The content of a menu page, for those who may open it. */
export function PageBody(page: MenuPage) {
  const { name, path, tabs, resource, content, area } = page;
  if (!mayOpen(page, useMay())) return <NotAllowedPage />;
  if (tabs) return <TabbedSection name={name} path={path} tabs={tabs} />;
  if (area) return <Suspense fallback={<Loading />}>{area}</Suspense>;
  if (!resource && !content) return <EmptySection name={name} />;
  return <Page name={name}>{resource ? <ResourcePage definition={resource} /> : content}</Page>;
}
