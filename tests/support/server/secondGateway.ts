import type { Gateway, GatewayUpdate, RefundResult } from '../../../server/payments/gateways/gateway';
import { newReference } from '../../../server/platform/ids';

/**
 * A second gateway besides the sandbox: its pages and notices under another name, and what only VNPay does. It accepts a
 * price only in full, reports concerns, refunds by itself, closes pages, and may not respond; tests change `mood`.
 */
export function secondGateway(sandbox: Gateway) {
  const mood: {
    concern?: GatewayUpdate['concern'] | undefined;
    isSilent: boolean;
    refund: RefundResult['state'];
  } = {
    isSilent: false,
    refund: 'done',
  };
  const answer = async ({ requestId }: { requestId: string }): Promise<RefundResult> => ({
    state: mood.refund,
    reference: `back-${requestId}`,
    note: 'Said by the gateway',
  });
  const gateway: Gateway = {
    ...sandbox,
    name: 'vnpay',
    takesParts: false,
    reversesByFailure: false,
    newOrderNumber: newReference,
    readNotice(request) {
      const reading = sandbox.readNotice(request);
      if (reading.kind !== 'report' || !mood.concern) return reading;
      return { ...reading, report: { ...reading.report, concern: mood.concern } };
    },
    async ask(order, signal) {
      if (mood.isSilent) throw new Error('The gateway is silent');
      return sandbox.ask(order, signal);
    },
    cancel: async () => undefined,
    refund: answer,
    queryRefund: answer,
  };
  return { gateway, mood };
}
export type SecondGateway = ReturnType<typeof secondGateway>;
