import { currencies } from './currencies';
import { date, decimal, flag, text, word } from './fields';
import { emailLength } from './limits';
import { caseKinds, moneyRequestKinds, moneyRequestStates, requestCurrencies } from './moneyStates';
import { staffRoles } from './permissions';
import { publicationStates } from './publication';
import { defineReadResource, type ReadResource } from './readResource';

/** Amounts are compared in the usual unit of each currency. */
export const transactions = defineReadResource({
  name: 'transactions',
  group: 'payments',
  access: 'payments:read',
  exportAccess: 'payments:export',
  fields: {
    createdAt: date(),
    /** When it was completed, or ended without. */
    settledAt: date(),
    status: word(['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED']),
    gateway: text(),
    currency: word(currencies),
    packageId: text(),
    /** The code that it began with. */
    offerId: text(),
    userId: text(),
    amount: decimal(),
  },
  // No other order has an index.
  sorts: ['createdAt', 'amount'],
  sort: ['createdAt', 'DESC'],
  idOrder: 'createdAt',
  isSearched: true,
  hasContacts: true,
});

export const cases = defineReadResource({
  name: 'cases',
  group: 'cases',
  access: 'cases:read',
  exportAccess: 'payments:export',
  fields: {
    openedAt: date(),
    kind: word(caseKinds),
    state: word(['open', 'closed']),
    ownerId: text(),
    gateway: text(),
    paymentId: text(),
    reference: text(),
  },
  sorts: ['openedAt', 'kind'],
  sort: ['openedAt', 'DESC'],
  isSearched: true,
});

/** Grants are listed for readers of players. */
export const moneyRequests = defineReadResource({
  name: 'money-requests',
  group: 'payments',
  access: 'payments:read',
  exportAccess: 'payments:export',
  fields: {
    requestedAt: date(),
    /** When it was done, or ended without. */
    endedAt: date(),
    kind: word(moneyRequestKinds),
    state: word(moneyRequestStates),
    paymentId: text(),
    caseId: text(),
    userId: text(),
    currency: word(requestCurrencies),
    reference: text(),
    needsSecond: flag(),
    byGateway: flag(),
  },
  sorts: ['requestedAt'],
  sort: ['requestedAt', 'DESC'],
  isSearched: true,
});

export const staff = defineReadResource({
  name: 'staff',
  group: 'staff',
  access: 'staff:read',
  exportAccess: 'staff:read',
  fields: {
    state: word(['active', 'banned', 'invited']),
    email: text({ max: emailLength }),
    userName: text(),
    roles: word(staffRoles),
    hasFactor: flag(),
    createdAt: date(),
    lastLoginAt: date(),
    expiresAt: date(),
  },
  sorts: ['createdAt', 'userName', 'email', 'state', 'hasFactor', 'lastLoginAt', 'expiresAt'],
  // The longest-serving first; invitations are the newest.
  sort: ['createdAt', 'ASC'],
  isSearched: true,
});

/** Where the staff are signed in now. */
export const sessions = defineReadResource({
  name: 'sessions',
  group: 'sessions',
  access: 'staff:read',
  exportAccess: 'staff:read',
  fields: {
    userId: text(),
    userName: text(),
    device: text(),
    network: text(),
    createdAt: date(),
    lastUsedAt: date(),
  },
  sorts: ['lastUsedAt', 'createdAt', 'userName', 'network'],
  sort: ['lastUsedAt', 'DESC'],
  isSearched: true,
});

/** What players see, saw and will see: the calendar of the content. */
export const publications = defineReadResource({
  name: 'publications',
  group: 'publications',
  access: 'catalog:read',
  exportAccess: 'content:publish',
  fields: {
    from: date(),
    until: date(),
    createdAt: date(),
    state: word(publicationStates),
    resource: text(),
    recordId: text(),
  },
  sorts: ['from'],
  sort: ['from', 'DESC'],
  isSearched: false,
});

/** The server searches each row for contacts to mask: with 100 rows a page takes a few milliseconds at most. */
export const history = defineReadResource({
  name: 'history',
  group: 'history',
  access: 'history:read',
  exportAccess: 'history:read',
  fields: { at: date(), userId: text(), action: text(), resource: text(), recordId: text() },
  sorts: ['at'],
  sort: ['at', 'DESC'],
  isSearched: false,
  fieldAccess: { network: 'history:all' },
  longestPage: 100,
});

const every = [transactions, cases, moneyRequests, staff, sessions, publications, history] as const;

export type ReadName = (typeof every)[number]['name'];

/** Every list that the back office only reads. */
export const readResources: readonly ReadResource[] = every;
