import { sql } from 'kysely';
import { minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import type { TestApp } from './testApp';

/** Two people from finance, and their actions on money; the first makes each call unless `by` is given. */
export async function financeOf(server: TestApp) {
  const people = [await server.makeStaff('finance'), await server.makeStaff('finance')] as const;
  const signedIn = new Map(people.map(({ token }, n) => [n, { token, at: server.clock.now() }]));
  /** A token that is still valid, however far a test has moved the clock. */
  const tokenOf = async (n: number): Promise<string> => {
    const known = signedIn.get(n);
    if (known && +server.clock.now() - +known.at < minutes(10)) return known.token;
    const { accessToken } = await server.signIn(people[n]?.email ?? '');
    signedIn.set(n, { token: accessToken, at: server.clock.now() });
    return accessToken;
  };
  const call = async (path: string, given: object, by = 0) =>
    server.post(`admin/${path}`, given, { token: await tokenOf(by) });
  const asked = (given: object) => ({ reason: 'Checked with the bank', idempotencyKey: newId(), ...given });
  return {
    people,
    tokenOf,
    refund: (paymentId: string, given: object = {}, by?: number) =>
      call(
        `transactions/${paymentId}/refunds`,
        asked({ amount: 59_000, reasonKind: 'mistake', ...given }),
        by,
      ),
    settle: (paymentId: string, given: object, by?: number) =>
      call(`transactions/${paymentId}/settle`, asked(given), by),
    resolve: (caseId: string, given: object, by?: number) =>
      call(`cases/${caseId}/resolve`, asked(given), by),
    decide: (id: string, given: object, by = 1) => call(`money-requests/${id}/decide`, given, by),
    confirm: (id: string, given: object = { outcome: 'done', reference: 'FT-BACK' }, by?: number) =>
      call(`money-requests/${id}/confirm`, given, by),
    /** Closes a case that holds no money. */
    explain: (caseId: string, by?: number) => call(`cases/${caseId}/close`, { reason: 'Looked at' }, by),
    /** Takes a case. */
    take: (caseId: string, by?: number) => call(`cases/${caseId}/owner`, { mine: true }, by),
    /** Queries the gateways about a payment. */
    ask: (paymentId: string, by?: number) => call(`transactions/${paymentId}/ask`, {}, by),
    begin: (id: string, given: object = {}, by?: number) => call(`money-requests/${id}/begin`, given, by),
    withdraw: (id: string, given: object = {}, by?: number) =>
      call(`money-requests/${id}/withdraw`, given, by),
  };
}
export type Finance = Awaited<ReturnType<typeof financeOf>>;

/** The cases with a given value in a column, oldest first, with what each holds or, if closed, held. */
export const casesWith = (
  { db }: Pick<TestApp, 'db'>,
  column: 'paymentId' | 'kind' | 'reference',
  value: string,
) =>
  db
    .selectFrom('moneyCases')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(movements.amount - allocated), 0)::bigint from movements
        where case_id = money_cases.id)`.as('held'),
    )
    .where(column, '=', value)
    .orderBy('openedAt')
    .orderBy('id')
    .execute();
