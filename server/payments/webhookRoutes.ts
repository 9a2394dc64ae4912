import { Type } from 'typebox';
import { notFound, unauthorized } from '../errors';
import type { App } from '../http/types';
import { paymentSays } from '../messages/payments';
import type { Parts } from '../parts';
import { keepEvent, settle } from './settle';

/** Where gateways tell how a payment went. Answers only after the commit, and alike however often it comes (api.md). */
export function webhookRoutes(app: App, parts: Parts): void {
  app.post(
    '/api/user/payment/webhook/:gateway',
    {
      config: { access: 'guest' },
      schema: {
        tags: ['payments'],
        params: Type.Object({ gateway: Type.String() }),
        response: { 200: Type.Object({ success: Type.Boolean() }) },
      },
    },
    async (request) => {
      const { gateway } = parts;
      if (request.params.gateway !== gateway.name) throw notFound(paymentSays.noSuchGateway);
      const notice = gateway.readNotice(request.body);
      if (!notice) throw unauthorized(paymentSays.badSignature);
      const outcome = await settle(parts, gateway.name, notice);
      await keepEvent(parts, gateway.name, request.body, outcome, notice);
      if (outcome === 'credited') parts.wake('mail');
      if (['unknown order', 'amount mismatch', 'reference reused'].includes(outcome)) {
        request.log.error(
          { gateway: gateway.name, payment: notice.transactionId, outcome },
          'payment needs a look',
        );
      }
      return { success: true };
    },
  );
}
