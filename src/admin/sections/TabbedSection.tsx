import { Box, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { ResourceDefinition } from '../definition/resourceDefinition';
import { Page } from './Page';
import { ResourcePage } from './ResourcePage';
import { Soon, type SoonName } from './Soon';

/** A tab of a section: a resource, or the name of one that is still to come. */
export type SectionTab = ResourceDefinition | { soon: SoonName };

interface TabbedSectionProps {
  name: string;
  /** Address of the section. */
  path: string;
  tabs: readonly SectionTab[];
}

const slugOf = (tab: SectionTab) => ('soon' in tab ? tab.soon : tab.name);

/** The tab that the bare address leads to: the first one that has something to show. */
const firstOf = (tabs: readonly SectionTab[]) =>
  slugOf(tabs.find((tab) => !('soon' in tab)) ?? (tabs[0] as SectionTab));

/** A menu page with sub-tabs, the active one in the address so that reload and Back work (decisions.md, Admin). */
export function TabbedSection({ name, path, tabs }: TabbedSectionProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const first = firstOf(tabs);
  const slug = pathname
    .slice(path.length + 1)
    .split('/')[0]
    ?.toLowerCase();
  const active = tabs.map(slugOf).find((tab) => tab === slug) ?? first;
  const label = (tab: SectionTab) =>
    translate('soon' in tab ? `admin.tab.${tab.soon}` : `resources.${tab.name}.nouns`);
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
              label={label(tab)}
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
          <Route
            key={slugOf(tab)}
            path={`${slugOf(tab)}/*`}
            element={'soon' in tab ? <Soon what={tab.soon} /> : <ResourcePage definition={tab} />}
          />
        ))}
        <Route path="*" element={<Navigate to={`${path}/${first}`} replace />} />
      </Routes>
    </Page>
  );
}
