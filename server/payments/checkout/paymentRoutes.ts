import type { FastifyRequest } from 'fastify';
import { checkOffer } from '../../../contract/calls/codes';
import * as calls from '../../../contract/calls/payments';
import type { PendingQuery } from '../../../contract/payments';
import { signedInUser } from '../../accounts/signedIn';
import { nextSaleChange } from '../../content/onSale';
import { packagesOnSale } from '../../content/packagesOnSale';
import { isOpenAccount } from '../../db/closed';
import type { Dependencies } from '../../dependencies';
import { keepUntil } from '../../http/caching';
import type { Limiter } from '../../http/limits/limiter';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { shownGateways } from '../../operations/inForce';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { paymentMessages } from '../../platform/messages/payments';
import type { Payment } from '../effects/payment';
import type { Buyer } from './attempts';
import { readBuyerWords } from './buyerWords';
import { countMisses, proofOf } from './codeMisses';
import { countCreation } from './creationCount';
import { accountOf, creatorOf, isCreator } from './creator';
import { firstBonusesOf } from './firstBonus';
import { offerFor } from './offers';
import { type LinkedPayment, openPayment, resumePayment } from './open';
import { statusOf } from './paymentStatus';
import { recipientOf } from './recipient';
import { figuresOf } from './seen';

export function paymentRoutes(app: App, deps: Dependencies, limiter: Limiter): void {
  route(app, calls.getPackages, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    const now = deps.clock.now();
    keepUntil(reply, await nextSaleChange(deps.db, now), deps.clock);
    return { packages: await packagesOnSale(deps.db, now) };
  });
  route(app, calls.getGateways, async () => ({
    gateways: shownGateways(deps),
  }));
  route(app, calls.createPayment, async (request, reply) => {
    const { buyer, codeProof, ...wanted } = request.body;
    const words = readBuyerWords(buyer);
    const creator = await creatorOf(deps, request, reply);
    const caller = { ip: request.ip, account: accountOf(creator) };
    const open = () =>
      countCreation(deps, limiter, caller, (made) =>
        openPayment(deps, { ...wanted, words, made }, creator, buyerOf(request)),
      );
    const actor = { ...caller, typed: { code: wanted.code, codeProof } };
    const { isNew, ...opened } = await countMisses(deps, limiter, actor, open);
    return { status: isNew ? 201 : 200, response: shownOpen(opened) };
  });
  route(app, calls.getPendingPayment, async (request) => {
    const payment = await findPending(deps, request.query);
    return { ...(await resumed(deps, request, payment)), packageId: payment.packageId ?? '' };
  });
  route(app, calls.getFirstBonuses, async (request) => ({
    bonuses: await firstBonusesOf(deps, request.query.email),
  }));
  route(app, checkOffer, async (request) => {
    const { codeProof, ...wanted } = request.body;
    const typed = { code: wanted.code, codeProof };
    const actor = { ip: request.ip, account: await signedInUser(deps, request), typed };
    const offer = await countMisses(deps, limiter, actor, () => offerFor(deps, wanted));
    return { ...offer, codeProof: proofOf(deps, wanted.code) };
  });
  route(app, calls.openRest, async (request) => {
    const payment = await findOpen(deps, request.params.transactionId);
    return resumed(deps, request, payment);
  });
  route(app, calls.getPaymentStatus, async (request) => {
    const logged = { ...deps, log: request.log };
    return statusOf(logged, request.params.transactionId, (made) => isCreator(deps, request, made));
  });
}

const buyerOf = ({ language, ip }: FastifyRequest): Buyer => ({ language, ipAddress: ip });

const shownOpen = ({ payment, attempt, figures }: LinkedPayment) => ({
  transactionId: payment.id,
  paymentUrl: attempt.paymentUrl ?? '',
  expiresAt: payment.expiresAt.toISOString(),
  ...figures,
});

/** An open payment for whoever has its number or its player's address: its code only for its creator. */
async function resumed(deps: Dependencies, request: FastifyRequest, payment: Payment) {
  const attempt = await resumePayment(deps, payment, buyerOf(request));
  const isRead = payment.offerCode !== null && (await isCreator(deps, request, payment));
  return shownOpen({ payment, attempt, figures: figuresOf(payment, isRead) });
}

async function findOpen({ db, clock }: Dependencies, id: string): Promise<Payment> {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst();
  if (!payment) throw notFound(paymentMessages.nonePending);
  if (!(await isOpenAccount(db, payment.userId, clock.now()))) throw notFound(paymentMessages.emailUnknown);
  return payment;
}

async function findPending(
  { db, clock }: Dependencies,
  { email, packageId }: PendingQuery,
): Promise<Payment> {
  const now = clock.now();
  const user = await recipientOf(db, email, now).select('id').executeTakeFirst();
  if (!user) throw notFound(paymentMessages.emailUnknown);
  const isValid = !packageId || isId(packageId);
  const payment = isValid
    ? await db
        .selectFrom('payments')
        .selectAll()
        .where('userId', '=', user.id)
        .where('status', '=', 'PENDING')
        .where('expiresAt', '>', now)
        .$if(Boolean(packageId), (query) => query.where('packageId', '=', packageId ?? ''))
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined;
  if (!payment) throw notFound(paymentMessages.nonePending);
  return payment;
}
