import type { RouteObject } from 'react-router-dom';
import { newsKinds } from '../../contract/newsPages';
import type { PaymentStatus } from '../../contract/payments';
import { paths } from '../../src/paths';
import { accountTabs, tabPath } from '../../src/site/account/tabs';
import type { AuthState } from '../../src/site/auth/authState';
import { authPages } from '../../src/site/auth/routes';
import { sampleEventSlugs } from '../../src/site/content/demo/events';
import { library } from '../../src/site/content/demo/library';
import { sampleSlugs } from '../../src/site/content/demo/news';
import { otherRoutes } from '../../src/site/otherRoutes';
import { siteRoutes } from '../../src/site/routes';
import type { ShopPayment } from '../../src/site/shop/payment/state/paymentState';
import { exampleId } from './declaredApi';
import { jade } from './shop';

/** What leads to a page, or to one of its states. */
interface Needs {
  /** What the link to it passes on. */
  state?: AuthState;
  search?: string;
  /** Whether somebody is signed in. */
  isOwn?: boolean;
  /** A payment that this browser began. */
  payment?: Pick<ShopPayment, 'opened'>;
  /** The recipient that this tab has confirmed. */
  recipient?: typeof jade;
  /** Changes of bodies by call. */
  edits?: Readonly<Record<string, (body: unknown) => unknown>>;
}
export interface SitePage extends Needs {
  /** The page's address, and its state in words, if it has several. */
  name: string;
  path: string;
}

/** The pages that the router declares: redirections show nothing. */
export const pageRoutes: readonly string[] = [
  ...(siteRoutes.children ?? []),
  ...otherRoutes.flatMap((route) => route.children ?? [route]),
  ...authPages,
].flatMap(({ path, handle }: RouteObject) => (path && handle ? [path] : []));

/** Parameters of addresses. */
const examples: Readonly<Record<string, readonly string[]>> = {
  item: [library[0]?.id ?? ''],
  page: [newsKinds[0], sampleSlugs[0]?.en ?? ''],
  event: [sampleEventSlugs[0]?.en ?? ''],
  id: [exampleId],
  userName: ['text'],
};

/** The addresses of a route. */
function addressesOf(route: string): string[] {
  const [, name, isOptional] = /:(\w+)(\?)?/.exec(route) ?? [];
  if (!name) return [route];
  const given = examples[name];
  if (!given) throw new Error(`tests/support/sitePages.ts has no example for "${name}" of ${route}.`);
  return [
    ...(isOptional ? [route.replace(/\/:.*/, '')] : []),
    ...given.map((one) => route.replace(/:\w+\??/, one)),
  ];
}

const { auth } = paths;
// An address longer than a phone's line.
const state = { email: 'nguyen.hoang.phuong.thao.2009@outline.example', code: '123456' };

/** What pages need that do not open by their address alone. */
const needs: Readonly<Record<string, Needs>> = {
  [paths.account]: { isOwn: true },
  ...Object.fromEntries(accountTabs.map((tab) => [tabPath(tab), { isOwn: true }])),
  [paths.receipt]: { search: '?key=k' },
  [paths.gift]: { search: '#k' },
  [auth.verifyEmail]: { state },
  [auth.verifyResetPassword]: { state },
  [auth.setPassword]: { state },
};

const gateways = 'GET user/payment/gateways';
const paid = (status: PaymentStatus): Needs => ({
  payment: { opened: true },
  edits: { 'GET user/payment/status/:transactionId': () => ({ status }) },
});
/** States of pages that their address alone does not lead to, by the page's route. */
const states: Readonly<Record<string, Readonly<Record<string, Needs>>>> = {
  [paths.home]: { 'signed in': { isOwn: true } },
  [paths.shop]: {
    closed: { edits: { [gateways]: () => ({ gateways: [] }) } },
    'with a recipient and an open payment': { recipient: jade },
    'signed in': { isOwn: true },
    waiting: paid('PENDING'),
    paid: paid('COMPLETED'),
    failed: paid('FAILED'),
    cancelled: paid('CANCELLED'),
    'returned to in another browser': { search: `?payment=${exampleId}` },
  },
  [`${paths.item}?`]: { 'of one kind': { search: '?type=weapon' } },
  [`${paths.event}?`]: { 'as a month': { search: '?month=2026-11' } },
  [paths.season]: { 'signed in': { isOwn: true } },
  [paths.wardrobe]: { 'signed in': { isOwn: true }, 'with an item': { search: '?item=mu-lan-song' } },
  [auth.login]: {
    'to register': { search: '?tab=register' },
    'after an expired session': { state: { notice: 'expired' } },
  },
  [auth.googleCallback]: { refused: { search: '?error=denied' } },
};

/** Every page of the public site and the auth area, and each of its states. */
export const sitePages: readonly SitePage[] = pageRoutes.flatMap((route) => [
  ...addressesOf(route).map((path) => ({ name: path, path, ...needs[route] })),
  ...Object.entries(states[route] ?? {}).map(([name, own]) => {
    const [path = route] = addressesOf(route);
    return { name: `${path}, ${name}`, path, ...needs[route], ...own };
  }),
]);

for (const route of [...Object.keys(needs), ...Object.keys(states)])
  if (!pageRoutes.includes(route)) throw new Error(`No page is declared at ${route}.`);
