import { sql } from 'kysely';
import { Type } from 'typebox';
import { unitsPerWhole } from '../../contract/currencies';
import { diamondPackages } from '../../contract/diamondPackages';
import {
  OpenPayment,
  PaymentCreateBody,
  PaymentGateways,
  PaymentStatusAnswer,
  PendingPayment,
  PendingQuery,
} from '../../contract/payments';
import { byEmail } from '../accounts/users';
import { rowsOf } from '../catalog/records';
import { recordSchema } from '../catalog/schemas';
import { serialize } from '../catalog/serialize';
import { later } from '../clock';
import type { Dependencies } from '../dependencies';
import { notFound } from '../errors';
import { etagOf, matchesTag } from '../http/etags';
import type { App } from '../http/types';
import { isId } from '../ids';
import { paymentSays } from '../messages/payments';
import { creatorOf } from './creator';
import type { NoticeDependencies } from './notices';
import { ensureLink, openPayment, type Payment } from './open';
import { queryGateway, webhookGrace } from './reconcile';

const tags = ['payments'];

export function paymentRoutes(app: App, deps: Dependencies): void {
  app.get(
    '/api/user/payment/packages',
    {
      config: { access: 'guest' },
      schema: {
        tags,
        response: {
          200: Type.Object({ packages: Type.Array(recordSchema(diamondPackages)) }),
          304: Type.Null(),
        },
      },
    },
    async (request, reply) => {
      const packages = await packagesOnSale(deps);
      const etag = etagOf(JSON.stringify(packages));
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (matchesTag(request.headers['if-none-match'], etag)) return reply.status(304).send(null);
      return { packages };
    },
  );
  app.get(
    '/api/user/payment/gateways',
    { config: { access: 'guest' }, schema: { tags, response: { 200: PaymentGateways } } },
    async () => ({
      gateways: deps.gateways.map(({ name, currencies }) => ({ name, currencies: [...currencies] })),
    }),
  );
  app.post(
    '/api/user/payment/create',
    {
      config: { access: 'guest', limit: 'paymentCreate' },
      schema: { tags, body: PaymentCreateBody, response: { 200: OpenPayment, 201: OpenPayment } },
    },
    async (request, reply) => {
      const { email, packageId } = request.body;
      const creator = await creatorOf(deps, request, reply);
      const { payment, isNew } = await openPayment(deps, email, packageId, creator, request.language);
      return reply.status(isNew ? 201 : 200).send(shownOpen(payment));
    },
  );
  app.get(
    '/api/user/payment/pending',
    {
      config: { access: 'guest', limit: 'paymentRead' },
      schema: { tags, querystring: PendingQuery, response: { 200: PendingPayment } },
    },
    async (request) => {
      const payment = await findPending(deps, request.query);
      const { packageId, amount, currency } = payment;
      const linked = await ensureLink(deps, payment, request.language);
      return {
        ...shownOpen(linked),
        packageId: packageId ?? '',
        amount: amount / unitsPerWhole[currency],
        currency,
      };
    },
  );
  app.get(
    '/api/user/payment/status/:transactionId',
    {
      config: { access: 'guest', limit: 'paymentRead' },
      schema: {
        tags,
        params: Type.Object({ transactionId: Type.String() }),
        response: { 200: PaymentStatusAnswer },
      },
    },
    async (request) => {
      return { status: await statusOf({ ...deps, log: request.log }, request.params.transactionId) };
    },
  );
}

/** Active packages with a price, ascending by the price as sent (api.md). */
async function packagesOnSale({ db }: Dependencies) {
  const price = sql`case currency when 'USD' then price / 100.0 else price end`;
  const rows = await rowsOf(db, diamondPackages)
    .where(sql<boolean>`is_active and price > 0`)
    .orderBy(price)
    .orderBy('id')
    .execute();
  return rows.map((row) => serialize(diamondPackages, row));
}

const shownOpen = (payment: Payment): OpenPayment => ({
  transactionId: payment.id,
  paymentUrl: payment.paymentUrl ?? '',
  expiresAt: payment.expiresAt.toISOString(),
});

async function findPending(
  { db, clock }: Dependencies,
  { email, packageId }: PendingQuery,
): Promise<Payment> {
  const user = await byEmail(db, email).select('id').executeTakeFirst();
  const isValid = !packageId || isId(packageId);
  const payment =
    user && isValid
      ? await db
          .selectFrom('payments')
          .selectAll()
          .where('userId', '=', user.id)
          .where('status', '=', 'PENDING')
          .where('expiresAt', '>', clock.now())
          .$if(Boolean(packageId), (query) => query.where('packageId', '=', packageId ?? ''))
          .orderBy('createdAt', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined;
  if (!payment) throw notFound(paymentSays.nonePending);
  return payment;
}

const statusRow = ({ db }: Dependencies, id: string) =>
  db
    .selectFrom('payments')
    .select(['status', 'createdAt', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * An overdue payment is reported as CANCELLED even before the reconciler stores it. The gateway of one whose webhook is
 * late is asked first (docs/security.md 36); if it does not respond the stored state is returned.
 */
async function statusOf(deps: Dependencies & NoticeDependencies, id: string): Promise<Payment['status']> {
  const now = deps.clock.now();
  let payment = await statusRow(deps, id);
  if (payment?.status === 'PENDING' && payment.createdAt <= later(now, -webhookGrace)) {
    const changed = await queryGateway(deps, id).catch(() => false);
    if (changed) payment = await statusRow(deps, id);
  }
  if (!payment) throw notFound(paymentSays.unknown);
  return payment.status === 'PENDING' && payment.expiresAt <= now ? 'CANCELLED' : payment.status;
}
