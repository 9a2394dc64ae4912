import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { createAuthProvider } from '../authProvider/authProvider';
import { createDataProvider } from '../dataProvider/dataProvider';
import { paths } from '../paths';
import { queryClient } from '../queryClient';
import { AreaErrorPage, NotFoundPage } from './errors/ErrorPage';
import { NotAllowedPage } from './errors/NotAllowedPage';
import { i18nProvider } from './i18n/i18nProvider';
import { createStore } from './i18n/store';
import { AdminLayout } from './layout/AdminLayout';
import { pages } from './pages';
import { PageBody } from './pages/PageBody';
import { resources } from './resources';
import { resourceRoutes } from './resources/resourceRoutes';
import { darkTheme, lightTheme } from './theme/theme';

const { admin } = paths;
const below = (path: string) => path.slice(admin.root.length);
const dataProvider = createDataProvider(queryClient);
const authProvider = createAuthProvider(resources);
const store = createStore();

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
    defaultTheme="dark"
    loginPage={false}
    requireAuth
    disableTelemetry
  >
    {resources.map((definition) => (
      <Resource
        key={definition.name}
        name={definition.name}
        icon={definition.icon}
        {...resourceRoutes(definition)}
        recordRepresentation={(row) => row.name ?? row.userName ?? `${row.id}`}
      />
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
