import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { authProvider } from '../authProvider/authProvider';
import { createDataProvider } from '../dataProvider/dataProvider';
import { paths } from '../paths';
import { queryClient } from '../queryClient';
import { Dashboard } from './dashboard/Dashboard';
import { AreaErrorPage, NotFoundPage } from './errors/ErrorPage';
import { i18nProvider } from './i18n/i18nProvider';
import { createStore } from './i18n/store';
import { AdminLayout } from './layout/AdminLayout';
import { resources } from './resources';
import * as all from './resources/registry';
import { EmptySection } from './sections/EmptySection';
import { TabbedSection } from './sections/TabbedSection';
import { UsersSection } from './sections/UsersSection';
import { darkTheme, lightTheme } from './theme/theme';

const { admin } = paths;
const below = (path: string) => path.slice(admin.root.length);
const dataProvider = createDataProvider(queryClient);
const store = createStore();

/** The whole back office on one screen: its resources, and its menu pages with their tabs. */
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
    theme={lightTheme}
    darkTheme={darkTheme}
    defaultTheme="dark"
    loginPage={false}
    requireAuth
    disableTelemetry
  >
    {resources.map(({ name, icon }) => (
      <Resource
        key={name}
        name={name}
        icon={icon}
        recordRepresentation={(row) => row.name ?? row.userName ?? `${row.id}`}
      />
    ))}
    <CustomRoutes>
      <Route path="/" element={<Navigate to={admin.dashboard} replace />} />
      <Route path={below(admin.dashboard)} element={<Dashboard />} />
      <Route path={`${below(admin.users)}/*`} element={<UsersSection />} />
      <Route path={below(admin.transactions)} element={<EmptySection name="transactions" />} />
      <Route path={below(admin.notifications)} element={<EmptySection name="notifications" />} />
      <Route
        path={`${below(admin.shop)}/*`}
        element={
          <TabbedSection
            name="shop"
            path={admin.shop}
            tabs={[all.accessories, all.diamondPackages]}
            first="accessories"
          />
        }
      />
      <Route
        path={`${below(admin.progress)}/*`}
        element={
          <TabbedSection
            name="progress"
            path={admin.progress}
            tabs={[{ soon: 'season' }, all.levels]}
            first="levels"
          />
        }
      />
      <Route
        path={`${below(admin.combat)}/*`}
        element={
          <TabbedSection
            name="combat"
            path={admin.combat}
            tabs={[all.weapons, { soon: 'skills' }, all.robots, all.boxes]}
            first="weapons"
          />
        }
      />
      <Route path={below(admin.reports)} element={<EmptySection name="reports" />} />
      <Route path={below(admin.settings)} element={<EmptySection name="settings" />} />
    </CustomRoutes>
  </Admin>
);
