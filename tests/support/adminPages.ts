import { lostFactorActs } from '../../contract/lostFactorActs';
import { requestActs } from '../../contract/moneyStates';
import type { ReadName } from '../../contract/readResources';
import * as menu from '../../src/admin/app/pages/registry';
import { readPages } from '../../src/admin/app/readPages';
import { recordPath } from '../../src/admin/crud/definition/dialogPaths';
import type { ResourceDefinition } from '../../src/admin/crud/definition/resourceDefinition';
import * as resources from '../../src/admin/resources/registry';
import { moneyPaths } from '../../src/admin/screens/money/moneyPaths';
import { tabNames } from '../../src/admin/screens/players/tabNames';
import { paths } from '../../src/paths';
import { exampleId } from './declaredApi';
import { deep } from './depth';

/** Changes of bodies by call, without which the example does not lead to the page. */
type Edits = Readonly<Record<string, (body: unknown) => unknown>>;
interface Needs {
  edits?: Edits;
  /** What the link to it passes on. */
  state?: object;
  /** Whether it sends no calls of its own. */
  isQuiet?: boolean;
}
interface Below extends Needs {
  /** Addresses below the page's own. */
  at: readonly string[];
}
export interface Address extends Needs {
  path: string;
  /** What it has in common with others; an ordinary run opens one of each. */
  kind: string;
}

const changed =
  (change: object) =>
  (body: unknown): unknown => ({ ...(body as object), ...change });
const id = exampleId;
const requests = requestActs.map((act) => `requests/${id}/${act}`);
const closing = 'closing/2026-11-20';

/**
 * What lies below a page of the menu, besides its tabs and its resources; walkedPages.test.ts finds a route that is missing
 * here.
 */
const belowMenu: Partial<Record<keyof typeof menu, readonly Below[]>> = {
  transactions: [
    { at: ['closing', closing] },
    { at: [`${closing}/sign`], edits: { 'GET admin/closing/:day': changed({ state: 'open' }) } },
    { at: ['reconciliation'], isQuiet: true },
    { at: [`reconciliation/${id}`] },
    { at: [`reconciliation/${id}/cases`], state: { rows: [1] } },
  ],
  users: [
    { at: tabNames.map((tab) => `${id}/${tab}`) },
    {
      at: ['email', 'email-final', 'sign-out', 'status', 'tags', 'wallet', 'erase', 'item', `item/${id}`].map(
        (act) => `${id}/notes/${act}`,
      ),
    },
    {
      at: [`${id}/notes/keep`],
      edits: { 'GET admin/players/:id': changed({ eraseAt: '2999-01-01T00:00:00.000Z' }) },
    },
    {
      at: lostFactorActs.map((act) => `${id}/notes/lost-factor/${act}`),
      edits: {
        'GET admin/players/:id': changed({
          lostFactor: {
            begunAt: '2026-11-20T00:00:00.000Z',
            confirmedBy: null,
            confirmedAt: null,
            approvedAt: null,
            dueAt: null,
          },
        }),
      },
    },
    { at: ['ledger', 'items'].flatMap((tab) => requests.map((at) => `${id}/${tab}/${at}`)) },
  ],
};

/** What lies below each list that is only read, and below its record's page. */
const belowLists: Record<ReadName, readonly Below[]> = {
  transactions: [],
  cases: [{ at: requests }],
  'money-requests': [{ at: requests }],
  staff: [
    { at: ['invite'] },
    {
      at: ['roles', 'user-name', 'repeat', 'remove', 'end-sessions', 'reset-factor', 'withdraw'].map(
        (act) => `${id}/${act}`,
      ),
    },
  ],
  sessions: [{ at: [`${id}/end-sessions`] }],
  publications: [{ at: [`${id}/cancel`] }],
  history: [],
};

/** What lies below the page of each record that has one. */
const belowRecords: Partial<Record<ReadName, readonly Below[]>> = {
  transactions: [
    { at: ['refund'], edits: { 'GET admin/transactions/:id': changed({ status: 'COMPLETED' }) } },
    { at: ['settle', ...requests] },
    {
      at: ['words'],
      edits: {
        'GET admin/transactions/:id': changed({ buyer: { name: 'Lan', message: null, email: null } }),
      },
    },
  ],
  cases: [
    {
      at: ['match', 'return', 'write-off', 'close'],
      edits: { 'GET admin/cases/:id': changed({ actions: ['match', 'return', 'write-off', 'close'] }) },
    },
    { at: requests },
  ],
};

const plain = (path: string, kind = path): Address => ({ path, kind });
const ofBelow = (base: string, below: readonly Below[] = []): Address[] =>
  below.flatMap(({ at, ...needs }, index) =>
    at.map((one) => ({ path: `${base}/${one}`, kind: `${base}: ${index}`, ...needs })),
  );

type ResourceName = keyof typeof resources;
/** Records that have another id in the example. */
const recordIds: Partial<Record<ResourceName, string>> = { levels: '1' };

/** A resource's list, its dialogs and the page of a record. */
function ofResource({
  name,
  path,
  inputs,
  canDelete,
  status,
  balance,
  contract,
  pageOf,
}: ResourceDefinition) {
  const isPublished = contract && 'publication' in contract && contract.publication;
  const acts = [
    ...(inputs ? (['edit'] as const) : []),
    ...(pageOf ? [] : (['show'] as const)),
    ...(canDelete ? (['delete'] as const) : []),
    ...(status ? (['status'] as const) : []),
    ...(isPublished ? (['publish', 'schedule', 'unpublish'] as const) : []),
  ];
  return [
    plain(path, 'list'),
    ...(inputs ? [plain(`${path}/create`, 'create')] : []),
    ...acts.map((act) => plain(recordPath(path, recordIds[name as ResourceName] ?? id, act), act)),
    ...(balance ? [plain(`${path}/balance`, 'balance')] : []),
  ];
}

const ofMenu = Object.entries(menu).flatMap(([key, { path, tabs = [], content, area }]) => [
  ...tabs.flatMap((tab) => ('content' in tab ? [plain(`${path}/${tab.name}`)] : [])),
  // A page with nothing on it yet has nothing to call or to press.
  ...(content || area ? [plain(path)] : []),
  ...ofBelow(path, belowMenu[key as keyof typeof menu]),
]);
const ofLists = readPages.flatMap(({ name, path, pageOf }) => [
  plain(path),
  ...ofBelow(path, belowLists[name as ReadName]),
  ...(pageOf ? [plain(pageOf(id)), ...ofBelow(pageOf(id), belowRecords[name as ReadName])] : []),
]);

/** Every address of the back office, as its pages, lists and resources declare them. */
export const everyAddress: readonly Address[] = [
  ...new Map(
    [...ofMenu, ...ofLists, ...Object.values(resources).flatMap(ofResource)].map((one) => [one.path, one]),
  ).values(),
];

/** The pages that open without a record: those of the menu with their tabs, and every list. */
export const everyPage: readonly string[] = [
  ...everyAddress
    .filter(({ path, kind }) => (kind === 'list' || kind === path) && !path.includes(id))
    .map(({ path }) => path),
  moneyPaths.closing,
  moneyPaths.reconciliation,
];

/** The pages of one record. */
export const recordPages: readonly string[] = [
  ...readPages.flatMap(({ pageOf }) => (pageOf ? [pageOf(id)] : [])),
  ...Object.values(resources)
    .flatMap(ofResource)
    .filter(({ kind }) => kind === 'show')
    .map(({ path }) => path),
  ...tabNames.map((tab) => `${paths.admin.users}/${id}/${tab}`),
  `${moneyPaths.reconciliation}/${id}`,
  `${paths.admin.transactions}/${closing}`,
];

/** The addresses of this run: one of each kind, or with TEST_DEPTH=all every one. */
export const addresses: readonly Address[] = deep(
  [...new Map(everyAddress.toReversed().map((one) => [one.kind, one])).values()].toReversed(),
  everyAddress,
);

/** The player's page, whose tabs share one head. */
export const playerAddress = `${paths.admin.users}/${id}`;
