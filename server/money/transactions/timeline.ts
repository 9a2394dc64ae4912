import { sql } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import { paymentActs, type TimelineEvent, type TransactionDetail } from '../../../contract/transactions';
import type { Db } from '../../db/tables';
import { mailEnd, mailState } from '../../mail/state';
import type { Payment } from '../../payments/effects/payment';
import { seesContacts } from '../../platform/masking/contacts';
import { type Reader, seesCases } from '../cases/caseReaders';
import { moment } from './shown';

type TimedPayment = Pick<Payment, 'id' | 'createdAt' | 'settledAt' | 'status'> &
  Pick<TransactionDetail, 'attempts' | 'cases' | 'notes'>;

/** What happened to a payment, in chronological order; simultaneous events are ordered by cause and effect. */
export async function timelineOf(db: Db, payment: TimedPayment, reader: Reader): Promise<TimelineEvent[]> {
  const { id, createdAt, settledAt, status, attempts, cases, notes } = payment;
  const [notices, closings, requests, mails, actions] = await Promise.all([
    noticesOf(db, id, reader),
    closersOf(db, id),
    requestEvents(db, id, reader),
    mailsOf(db, id),
    actionsOf(db, id),
  ]);
  const events: TimelineEvent[] = [
    { kind: 'created', id: 'created', at: createdAt.toISOString() },
    ...attempts.flatMap(({ id: attemptId, linkedAt, gateway, orderNumber }) =>
      linkedAt ? [{ kind: 'page' as const, id: attemptId, at: linkedAt, gateway, orderNumber }] : [],
    ),
    ...notices,
    ...(settledAt && status !== 'PENDING'
      ? [{ kind: 'ended' as const, id: 'ended', at: settledAt.toISOString(), status }]
      : []),
    ...cases.map((one) => ({
      kind: 'case' as const,
      id: `${one.id} opened`,
      at: one.openedAt,
      by: null,
      case: one.kind,
      outcome: null,
    })),
    ...actions,
    ...notes.map(({ id: noteId, createdAt: at, author, text }) => ({
      kind: 'note' as const,
      id: noteId,
      at,
      by: author,
      text,
    })),
    ...requests,
    ...cases.flatMap(({ id: caseId, kind, closedAt, outcome }) =>
      closedAt
        ? [
            {
              kind: 'case' as const,
              id: `${caseId} closed`,
              at: closedAt,
              by: closings.get(caseId) ?? null,
              case: kind,
              outcome,
            },
          ]
        : [],
    ),
    ...mails,
  ];
  return events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** How many notices are shown per payment, the newest ones: each was signed by the gateway, but it may sign many. */
const mostNotices = 100;

async function noticesOf(db: Db, paymentId: string, reader: Reader): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom('paymentEvents')
    .select(['id', 'gateway', 'source', 'outcome', 'times', 'body', 'receivedAt', 'lastAt'])
    .where('paymentId', '=', paymentId)
    .orderBy('id', 'desc')
    .limit(mostNotices)
    .execute();
  return rows.reverse().map(({ receivedAt, lastAt, body, ...row }) => ({
    ...row,
    kind: 'notice',
    at: receivedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    // The body names the payer, in whatever format the gateway uses: no mask would be certain to find that.
    body: seesContacts(reader) ? body : null,
  }));
}

async function closersOf(db: Db, paymentId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('moneyCases')
    .innerJoin('users', 'users.id', 'moneyCases.closedBy')
    .select(['moneyCases.id', 'userName'])
    .where('paymentId', '=', paymentId)
    .execute();
  return new Map(rows.map(({ id, userName }) => [id, userName]));
}

/** Each request when it was made, and when it ended. */
async function requestEvents(db: Db, paymentId: string, reader: Reader): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom('moneyRequests')
    .innerJoin('users as asker', 'asker.id', 'moneyRequests.requestedBy')
    .leftJoin('users as decider', 'decider.id', 'moneyRequests.decidedBy')
    .leftJoin('users as doer', (join) =>
      join.on(sql<boolean>`doer.id = coalesce(money_requests.done_by, money_requests.withdrawn_by)`),
    )
    .select([
      'moneyRequests.id',
      'kind',
      'state',
      'amount',
      'currency',
      'requestedAt',
      'endedAt',
      'asker.userName as askedBy',
    ])
    .select(['decider.userName as decidedBy', 'doer.userName as doneBy'])
    .where('paymentId', '=', paymentId)
    .$if(!seesCases(reader), (query) => query.where('caseId', 'is', null))
    .orderBy('requestedAt')
    .execute();
  return rows.flatMap(({ id, kind, amount, currency, state, requestedAt, endedAt, ...who }) => {
    const about = {
      kind: 'request',
      request: kind,
      amount: fromMinorUnits(amount, currency),
      currency,
    } as const;
    const begun = {
      ...about,
      id: `${id} requested`,
      at: requestedAt.toISOString(),
      by: who.askedBy,
      state: 'requested' as const,
    };
    const by = who.doneBy ?? who.decidedBy;
    return endedAt ? [begun, { ...about, id: `${id} ended`, at: endedAt.toISOString(), by, state }] : [begun];
  });
}

async function mailsOf(db: Db, paymentId: string): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'template', 'createdAt', mailState.as('state'), mailEnd.as('doneAt')])
    .where('paymentId', '=', paymentId)
    .orderBy('id')
    .execute();
  return rows.map(({ createdAt, doneAt, ...mail }) => ({
    ...mail,
    kind: 'mail',
    at: createdAt.toISOString(),
    doneAt: moment(doneAt),
  }));
}

async function actionsOf(db: Db, paymentId: string): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom('audits')
    .select(['id', 'action', 'at', 'userName'])
    .where('resource', '=', 'payments')
    .where('recordId', '=', paymentId)
    .where('action', 'in', paymentActs)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, action, at, userName }) => {
    const act = paymentActs.find((one) => one === action);
    return act ? [{ kind: 'staff' as const, id, at: at.toISOString(), action: act, by: userName }] : [];
  });
}
