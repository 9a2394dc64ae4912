import { getPurchases } from '../../../../contract/calls/purchases';
import { call } from '../../../api/call';
import { usePages } from '../usePages';

/** What the account paid for or received, from the server. */
export const usePurchases = () =>
  usePages('purchases', async (query, signal) => {
    const { purchases, next } = await call(getPurchases, { query }, signal);
    return { rows: purchases, next };
  });
