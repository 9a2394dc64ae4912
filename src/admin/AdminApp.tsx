import { useMediaQuery } from '@mui/material';
import { Admin, CustomRoutes, type RaRecord, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { textIn } from '../../contract/localized';
import { titleField } from '../../contract/resource';
import { createAuthProvider } from '../authProvider/authProvider';
import { createDataProvider } from '../dataProvider/dataProvider';
import { paths } from '../paths';
import { queryClient } from '../queryClient';
import { i18nProvider } from './app/i18nProvider';
import { AdminLayout } from './app/layout/AdminLayout';
import { pages } from './app/pages';
import { PageBody } from './app/pages/PageBody';
import { readAccess, readPages } from './app/readPages';
import { createStore } from './app/store';
import type { ResourceDefinition } from './crud/definition/resourceDefinition';
import { readRoutes, resourceRoutes } from './crud/definition/resourceRoutes';
import { resources } from './resources';
import { AreaErrorPage, NotFoundPage } from './ui/errors/ErrorPage';
import { NotAllowedPage } from './ui/errors/NotAllowedPage';
import { darkTheme, lightTheme, strongThemes } from './ui/theme/theme';

const { admin } = paths;
const below = (path: string) => path.slice(admin.root.length);
const dataProvider = createDataProvider(queryClient);
const authProvider = createAuthProvider(resources, readAccess);
const store = createStore();

/** A record's name, in the reader's language. */
const nameOf =
  ({ contract }: ResourceDefinition) =>
  (row: RaRecord): string => {
    const language = i18nProvider.getLocale() === 'en' ? 'en' : 'vi';
    return textIn(row, contract ? titleField(contract) : 'userName', language).text || String(row.id);
  };

/** The whole back office: its resources and its menu pages. */
export const AdminApp = () => (
  <Admin
    basename={admin.root}
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    layout={AdminLayout}
    error={AreaErrorPage}
    catchAll={NotFoundPage}
    accessDenied={NotAllowedPage}
    theme={lightTheme}
    darkTheme={darkTheme}
    {...(useMediaQuery('(prefers-contrast: more)', { noSsr: true }) && strongThemes)}
    defaultTheme="dark"
    loginPage={false}
    authCallbackPage={false}
    requireAuth
    disableTelemetry
  >
    {resources.map((definition) => (
      <Resource
        key={definition.name}
        name={definition.name}
        icon={definition.icon}
        {...resourceRoutes(definition)}
        recordRepresentation={nameOf(definition)}
      />
    ))}
    {readPages.map((page) => (
      <Resource key={page.name} name={page.name} {...readRoutes(page)} recordRepresentation={page.nameOf} />
    ))}
    <CustomRoutes>
      <Route path="/" element={<Navigate to={admin.dashboard} replace />} />
      {pages.map((page) => (
        <Route
          key={page.name}
          path={below(page.path) + (page.tabs || page.resource || page.area ? '/*' : '')}
          element={<PageBody {...page} />}
        />
      ))}
    </CustomRoutes>
  </Admin>
);
