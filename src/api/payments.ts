import type { PackageOnSale } from '../../contract/diamondPackages';
import type {
  OpenPayment,
  PaymentCreateBody,
  PaymentGateways,
  PaymentStatusAnswer,
  PendingPayment,
} from '../../contract/payments';
import { hasStatus } from './ApiError';
import { request } from './request';

/** Packages on sale, ascending by price. The existing server returns a bare array. */
export async function getPackages(signal?: AbortSignal): Promise<PackageOnSale[]> {
  const response = await request<PackageOnSale[] | { packages: PackageOnSale[] }>('user/payment/packages', {
    signal,
  });
  const packages = Array.isArray(response) ? response : response.packages;
  return [...packages].sort((a, b) => a.price - b.price);
}

/** The open payment of an e-mail (and package); null when there is none (404). */
export async function getPendingPayment(email: string, packageId?: string): Promise<PendingPayment | null> {
  try {
    return await request<PendingPayment>('user/payment/pending', { query: { email, packageId } });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

export const createPayment = (json: PaymentCreateBody) =>
  request<OpenPayment>('user/payment/create', { method: 'POST', json });

/** The page for what is missing of an open payment, or for all of it when nothing has come. Throws `ApiError`. */
export const openRest = (transactionId: string) =>
  request<OpenPayment>(`user/payment/rest/${encodeURIComponent(transactionId)}`, { method: 'POST' });

export const getPaymentStatus = (transactionId: string, signal?: AbortSignal) =>
  request<PaymentStatusAnswer>(`user/payment/status/${encodeURIComponent(transactionId)}`, { signal });

/**
 * The gateways that accept payments now. An empty list means a closed shop; null an older server without the call,
 * where payment works as before (decisions.md, Closed shop). Throws `ApiError`.
 */
export async function getGateways(signal?: AbortSignal): Promise<PaymentGateways['gateways'] | null> {
  try {
    return (await request<PaymentGateways>('user/payment/gateways', { signal })).gateways;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
