import BoltIcon from '@mui/icons-material/Bolt';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Admin, CustomRoutes, type DataProvider, memoryStore, type RaRecord, Resource } from 'react-admin';
import { createMemoryRouter, Route, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { choice, type Fields, integer, localized, longText, reference, text } from '../../contract/fields';
import { gameAccess, permissions } from '../../contract/permissions';
import { text as readText } from '../../contract/readFields';
import { defineReadResource } from '../../contract/readResource';
import { defineRestResource } from '../../contract/resource';
import { byLanguage } from '../../contract/texts';
import { messages } from '../../src/admin/app/i18nProvider';
import { defineResource } from '../../src/admin/crud/definition/defineResource';
import { recordPath } from '../../src/admin/crud/definition/dialogPaths';
import type { ResourceDefinition } from '../../src/admin/crud/definition/resourceDefinition';
import { readRoutes, resourceRoutes } from '../../src/admin/crud/definition/resourceRoutes';
import { ResourcePage } from '../../src/admin/crud/sections/ResourcePage';
import { resourceTexts } from '../../src/admin/resources';
import { lightTheme } from '../../src/admin/ui/theme/theme';
import { staffProfileQuery } from '../../src/authProvider/staffProfile';
import { pageOf } from '../../src/dataProvider/page';

/** The access of two resources that refer to each other. */
const access = gameAccess;
const teamContract = defineRestResource({
  name: 'teams',
  access,
  search: ['name'],
  fields: { name: text() },
});
const cupContract = defineRestResource({
  name: 'cups',
  access,
  search: ['name'],
  fields: {
    ...localized('name'),
    rules: longText({ required: false }),
    kind: choice(['Solo', 'Team']),
    places: integer(),
    teamId: reference('teams', { required: false }),
  },
});

const path = '/admin/play';

/** What a test declares itself. */
type Own = Partial<
  Pick<ResourceDefinition, 'actions' | 'aside' | 'bulkActions' | 'rowClick' | 'show' | 'header' | 'canDelete'>
> & {
  filters?: ReadonlyArray<React.ReactElement | 'teamId'>;
  teamColumn?: React.ReactElement;
  teamInput?: React.ReactElement;
};

export const teamsOf = (own: Pick<Own, 'show'> = {}) =>
  defineResource(teamContract, {
    path: `${path}/teams`,
    icon: BoltIcon,
    ...own,
    texts: {
      noun: ['đội', 'Team'],
      lower: ['đội', 'team'],
      nouns: ['Đội', 'Teams'],
      labels: { name: ['Tên', 'Name'] },
    },
  });
export const cupsOf = ({ teamColumn, teamInput, filters = [], ...own }: Own = {}) =>
  defineResource(cupContract, {
    path: `${path}/cups`,
    icon: BoltIcon,
    canDelete: true,
    sort: { field: 'id', order: 'ASC' },
    columns: ['others', teamColumn ? { field: 'teamId', as: teamColumn } : 'teamId'],
    form: ['others', teamInput ? { field: 'teamId', as: teamInput } : 'teamId'],
    filters,
    ...own,
    texts: {
      noun: ['giải', 'Cup'],
      lower: ['giải', 'cup'],
      nouns: ['Giải', 'Cups'],
      labels: {
        name: ['Tên', 'Name'],
        rules: ['Luật', 'Rules'],
        kind: ['Loại', 'Kind'],
        places: ['Số chỗ', 'Places'],
        teamId: ['Đội', 'Team'],
      },
      choices: { kind: { Solo: ['Đơn', 'Alone'], Team: ['Đội', 'Together'] } },
    },
  });

const teams = () => [
  { id: 't1', version: 1, name: 'Reds' },
  { id: 't2', version: 1, name: 'Blues' },
];
const cup = (n: number) => ({
  id: `c${n}`,
  version: 1,
  name: `Cup ${n}`,
  nameEn: n === 4 ? 'A Fourth Cup' : '',
  rules: `Rules ${n}`,
  kind: n % 2,
  places: n,
  teamId: `t${1 + (n % 2)}`,
});

/** A data provider over rows in memory, whose calls are recorded. */
function memoryProvider() {
  const rows: Record<string, RaRecord[]> = {
    teams: teams(),
    cups: [1, 2, 3, 4].map(cup),
    results: [
      { id: 'r1', winner: 'Reds' },
      { id: 'r2', winner: 'Blues' },
    ],
  };
  const of = (resource: string) => rows[resource] ?? [];
  const contracts: Record<string, { fields: Fields }> = {
    cups: cupContract,
    teams: teamContract,
    results: { fields: results.filters },
  };
  const find = (resource: string, id: unknown) => of(resource).find((row) => row.id === id);
  const change = (resource: string, ids: unknown[], data: object) => {
    rows[resource] = of(resource).map((row) => (ids.includes(row.id) ? { ...row, ...data } : row));
  };
  const drop = (resource: string, ids: unknown[]) => {
    rows[resource] = of(resource).filter(({ id }) => !ids.includes(id));
  };
  // biome-ignore lint/suspicious/noExplicitAny: react-admin's calls are generic in a type that only their callers know.
  const calls: Record<string, (resource: string, params: any) => Promise<any>> = {
    getList: async (resource, params) =>
      pageOf(of(resource), params, { fields: contracts[resource]?.fields ?? {}, searched: ['name'] }),
    getOne: async (resource, { id }) => ({ data: find(resource, id) }),
    getMany: async (resource, { ids }) => ({ data: ids.flatMap((id: string) => find(resource, id) ?? []) }),
    getManyReference: async (resource, { target, id, ...params }) =>
      calls.getList?.(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: async (resource, { data }) => {
      const made = { ...data, id: `${resource}-new`, version: 1 };
      rows[resource] = [...of(resource), made];
      return { data: made };
    },
    update: async (resource, { id, data }) => {
      change(resource, [id], data);
      return { data: find(resource, id) };
    },
    updateMany: async (resource, { ids, data }) => {
      change(resource, ids, data);
      return { data: ids };
    },
    delete: async (resource, { id, previousData }) => {
      drop(resource, [id]);
      return { data: previousData };
    },
    deleteMany: async (resource, { ids }) => {
      drop(resource, ids);
      return { data: ids };
    },
  };
  const spies = Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, vi.fn(call)]));
  return { provider: spies as unknown as DataProvider, lastOf: (name: string) => spies[name]?.mock.lastCall };
}

/** A list that is only read, whose records have no page of their own. */
export const results = defineReadResource({
  name: 'results',
  group: 'results',
  access: access.read,
  exportAccess: access.read,
  sort: ['winner', 'ASC'],
  isSearched: false,
  fields: { winner: readText({ label: ['Thắng', 'Winner'], filter: true, sort: true }) },
});

/**
 * Renders the resources as the back office does: their routes below their own names, their pages below `/admin/play`;
 * `list` shows the results.
 */
export function openSite(address: string, cups = cupsOf(), teamsDefinition = teamsOf(), list = <></>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(staffProfileQuery().queryKey, { roles: ['owner'], permissions });
  const definitions = [cups, teamsDefinition];
  const { provider, lastOf } = memoryProvider();
  const admin = (
    <Admin
      basename="/admin"
      dataProvider={provider}
      queryClient={queryClient}
      store={memoryStore()}
      theme={lightTheme}
      layout={({ children }) => <>{children}</>}
      loginPage={false}
      disableTelemetry
      i18nProvider={polyglotI18nProvider(
        () => ({ ...messages.en, resources: byLanguage(resourceTexts(definitions)).en }),
        'en',
      )}
    >
      {definitions.map((definition) => (
        <Resource
          key={definition.name}
          name={definition.name}
          recordRepresentation={(row) => row.name}
          {...resourceRoutes(definition)}
        />
      ))}
      <Resource name={results.name} {...readRoutes({ path: `${path}/results` })} />
      <CustomRoutes>
        <Route path="/play/results" element={list} />
        {definitions.map((definition) => (
          <Route
            key={definition.name}
            path={`/play/${definition.name}/*`}
            element={<ResourcePage definition={definition} />}
          />
        ))}
      </CustomRoutes>
    </Admin>
  );
  const router = createMemoryRouter([{ path: '/admin/*', element: admin }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { provider, lastOf, at: () => router.state.location.pathname, router };
}

export const pageAt = (id: string, at: 'edit' | 'show', resource = 'cups') =>
  recordPath(`${path}/${resource}`, id, at);
