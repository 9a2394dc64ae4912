import { signData } from '../../../server/payments/gateways/signature';
import { makePackage } from './packages';
import type { TestApp } from './testApp';

/** Opens a payment of a new player for a new package; by default 59,000 đồng for 650 diamonds and 65 more. */
export async function openPayment(server: TestApp, given?: object) {
  const player = await server.makeUser();
  const packageId = await makePackage(server, given);
  const { body } = await server.post('user/payment/create', { email: player.email, packageId });
  return { player, packageId, id: body.transactionId as string };
}

export interface SandboxReport {
  amount?: number;
  currency?: string;
  reference?: string;
  status?: string;
}

/** The sandbox's signed notice about an order; it is paid exactly unless `reported` says otherwise. */
export function sandboxNotice(
  { keys }: Pick<TestApp, 'keys'>,
  orderCode: string,
  reported: SandboxReport = {},
) {
  const data = {
    orderCode,
    amount: 59_000,
    currency: 'VND',
    reference: `ref-${orderCode}`,
    status: 'PAID',
    transactionDateTime: '2026-01-01T00:00:00.000Z',
    ...reported,
  };
  return { code: '00', desc: '', success: true, data, signature: signData(keys.sandboxWebhook[0], data) };
}

/** Sends the sandbox's notice about a payment, whose id is its order number. */
export const notifySandbox = (server: TestApp, orderCode: string, reported?: SandboxReport) =>
  server.post('user/payment/webhook/sandbox', sandboxNotice(server, orderCode, reported));

/** A paid payment. */
export async function paidPayment(server: TestApp, given?: { price?: number }) {
  const opened = await openPayment(server, given);
  await notifySandbox(server, opened.id, given?.price === undefined ? {} : { amount: given.price });
  return opened;
}
