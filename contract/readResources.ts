import { cases } from './caseList';
import { history } from './historyList';
import { moneyRequests } from './moneyRequestList';
import { publications } from './publicationList';
import type { ReadResource } from './readResource';
import { sessions } from './sessionList';
import { staff } from './staffList';
import { transactions } from './transactionList';

export { cases, history, moneyRequests, publications, sessions, staff, transactions };

const every = [transactions, cases, moneyRequests, staff, sessions, publications, history] as const;

export type ReadName = (typeof every)[number]['name'];

/** Every list that the back office only reads. */
export const readResources: readonly ReadResource[] = every;
