import { Box, Tab, Tabs } from '@mui/material';
import { Suspense } from 'react';
import { Loading, useTranslate } from 'react-admin';
import { Link, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { NotAllowedPage } from '../../ui/errors/NotAllowedPage';
import { Page } from '../../ui/sections/Page';
import { usePermission } from '../../ui/usePermission';
import { ResourcePage } from './ResourcePage';
import { isOpen, labelOf, type SectionTab } from './tabs';

interface TabbedSectionProps {
  name: string;
  /** Path of the section. */
  path: string;
  tabs: readonly SectionTab[];
  /** The tab that the bare path redirects to; the first one by default. */
  first?: string | undefined;
  /** Addresses of tabs that were named otherwise before. */
  moved?: Readonly<Record<string, string>> | undefined;
}

/** Leads from an earlier address to the same place below the present one. */
function Moved({ to }: { to: string }) {
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`${to}${rest && `/${rest}`}${search}`} replace />;
}

function TabBody({ tab }: { tab: SectionTab }) {
  if (!('content' in tab)) return <ResourcePage definition={tab} />;
  return <Suspense fallback={<Loading />}>{tab.content}</Suspense>;
}

/**
 * A menu page with the permitted sub-tabs, the active one in the path so that reload and Back work (decisions.md,
 * Admin).
 */
export function TabbedSection({ name, path, tabs: all, first: wanted, moved = {} }: TabbedSectionProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const may = usePermission();
  const tabs = all.filter((tab) => isOpen(tab, may));
  const first = (tabs.find((tab) => tab.name === wanted) ?? tabs[0])?.name;
  const slug = pathname
    .slice(path.length + 1)
    .split('/')[0]
    ?.toLowerCase();
  const active = tabs.find((tab) => tab.name === slug)?.name ?? first;
  if (all.some((tab) => tab.name === slug && !tabs.includes(tab))) return <NotAllowedPage />;
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
              key={tab.name}
              value={tab.name}
              label={translate(labelOf(tab))}
              component={Link}
              to={`${path}/${tab.name}`}
              role="link"
              aria-selected={undefined}
              aria-current={tab.name === active ? 'page' : undefined}
              tabIndex={0}
            />
          ))}
        </Tabs>
      </Box>
      <Routes>
        {tabs.map((tab) => (
          <Route key={tab.name} path={`${tab.name}/*`} element={<TabBody tab={tab} />} />
        ))}
        {Object.entries(moved).map(([old, now]) => (
          <Route key={old} path={`${old}/*`} element={<Moved to={`${path}/${now}`} />} />
        ))}
        <Route path="*" element={<Navigate to={`${path}/${first}`} replace />} />
      </Routes>
    </Page>
  );
}
