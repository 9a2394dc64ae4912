import { Type } from 'typebox';
import { notFound, unauthorized } from '../errors';
import type { App } from '../http/types';
import { paymentSays } from '../messages/payments';
import type { Parts } from '../parts';
import { gatewayNamed } from './gateways/registry';
import { takeNotice } from './notices';

/** Where gateways tell how a payment went. Responds only after the commit, and alike however often it comes (api.md). */
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
      const gateway = gatewayNamed(parts.gateways, request.params.gateway);
      if (!gateway) throw notFound(paymentSays.noSuchGateway);
      const notice = gateway.readNotice(request.body);
      if (!notice) throw unauthorized(paymentSays.badSignature);
      const origin = { gateway: gateway.name, source: 'webhook', body: request.body } as const;
      const outcome = await takeNotice({ ...parts, log: request.log }, origin, notice);
      if (outcome === 'credited') parts.wake('mail');
      return { success: true };
    },
  );
}
