import * as calls from '../../../contract/calls/payments';
import type { Dependencies } from '../../dependencies';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { readReceipt } from './receipt';

/** The receipt for anyone who has its address (living-site.md section 4); never cached. */
export function receiptRoutes(app: App, deps: Dependencies): void {
  route(app, calls.getReceipt, async ({ params, query }) => readReceipt(deps, params.id, query.key));
}
