import { Box, Tab, Tabs } from '@mui/material';
import { Suspense } from 'react';
import { Loading, useTranslate } from 'react-admin';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NotAllowedPage } from '../../ui/errors/NotAllowedPage';
import { Page } from '../../ui/sections/Page';
import { Soon } from '../../ui/sections/Soon';
import { usePermission } from '../../ui/usePermission';
import { ResourcePage } from './ResourcePage';
import { isOpen, labelOf, type SectionTab, slugOf } from './tabs';

interface TabbedSectionProps {
  name: string;
  /** Path of the section. */
  path: string;
  tabs: readonly SectionTab[];
}

/** The tab that the bare path redirects to: the first one with content. */
const firstOf = (tabs: readonly SectionTab[]) =>
  slugOf(tabs.find((tab) => !('soon' in tab)) ?? (tabs[0] as SectionTab));

function TabBody({ tab }: { tab: SectionTab }) {
  if ('soon' in tab) return <Soon what={tab.soon} />;
  if (!('content' in tab)) return <ResourcePage definition={tab} />;
  return <Suspense fallback={<Loading />}>{tab.content}</Suspense>;
}

/**
 * A menu page with the permitted sub-tabs, the active one in the path so that reload and Back work (decisions.md,
 * Admin).
 */
export function TabbedSection({ name, path, tabs: all }: TabbedSectionProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const may = usePermission();
  const tabs = all.filter((tab) => isOpen(tab, may));
  const first = firstOf(tabs);
  const slug = pathname
    .slice(path.length + 1)
    .split('/')[0]
    ?.toLowerCase();
  const active = tabs.map(slugOf).find((tab) => tab === slug) ?? first;
  if (all.some((tab) => slugOf(tab) === slug && !tabs.includes(tab))) return <NotAllowedPage />;
  return (
    <Page name={name}>
      <Box
        component="nav"
        aria-label={translate('admin.page.tabs', { page: translate(`pages.${name}.title`) })}
      >
        <Tabs
          value={active}
          variant="scrollable"
          role="presentation"
          slotProps={{ list: { role: 'presentation' } }}
        >
          {tabs.map((tab) => (
            <Tab
              key={slugOf(tab)}
              value={slugOf(tab)}
              label={translate(labelOf(tab))}
              component={Link}
              to={`${path}/${slugOf(tab)}`}
              role="link"
              aria-selected={undefined}
              aria-current={slugOf(tab) === active ? 'page' : undefined}
              tabIndex={0}
            />
          ))}
        </Tabs>
      </Box>
      <Routes>
        {tabs.map((tab) => (
          <Route key={slugOf(tab)} path={`${slugOf(tab)}/*`} element={<TabBody tab={tab} />} />
        ))}
        <Route path="*" element={<Navigate to={`${path}/${first}`} replace />} />
      </Routes>
    </Page>
  );
}
