import { Type } from 'typebox';
import type { Dependencies } from '../dependencies';
import { notFound, unauthorized } from '../errors';
import type { App } from '../http/types';
import { paymentSays } from '../messages/payments';
import { gatewayNamed } from './gateways/registry';
import { handleNotice } from './notices';

/** Receives payment notices. Responds after the commit, and identically to repeated notices (api.md). */
export function webhookRoutes(app: App, deps: Dependencies): void {
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
      const gateway = gatewayNamed(deps.gateways, request.params.gateway);
      if (!gateway) throw notFound(paymentSays.noSuchGateway);
      const notice = gateway.readNotice(request.body);
      if (!notice) throw unauthorized(paymentSays.badSignature);
      const origin = { gateway: gateway.name, source: 'webhook', body: request.body } as const;
      const outcome = await handleNotice({ ...deps, log: request.log }, origin, notice);
      if (outcome === 'credited') deps.wake('mail');
      return { success: true };
    },
  );
}
