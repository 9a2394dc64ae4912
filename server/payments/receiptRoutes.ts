import { Receipt, ReceiptParams, ReceiptQuery } from '../../contract/receipts';
import type { Dependencies } from '../dependencies';
import type { App } from '../http/types';
import { readReceipt } from './receipt';

/** The receipt for whoever has its address (living-site.md section 4); never cached. */
export function receiptRoutes(app: App, deps: Dependencies): void {
  app.get(
    '/api/user/payment/receipt/:id',
    {
      config: { access: 'guest', limit: 'paymentRead' },
      schema: {
        tags: ['payments'],
        params: ReceiptParams,
        querystring: ReceiptQuery,
        response: { 200: Receipt },
      },
    },
    async ({ params, query }) => readReceipt(deps, params.id, query.key),
  );
}
