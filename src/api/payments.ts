import * as calls from '../../contract/calls/payments';
import type { PackageOnSale } from '../../contract/diamondPackages';
import type { PaymentGateways, PendingPayment } from '../../contract/payments';
import { hasStatus } from './ApiError';
import { call } from './call';

/** Packages on sale, ascending by price. The existing server returns a bare array. */
export async function getPackages(signal?: AbortSignal): Promise<PackageOnSale[]> {
  const response: { packages: PackageOnSale[] } | PackageOnSale[] = await call(
    calls.getPackages,
    undefined,
    signal,
  );
  const packages = Array.isArray(response) ? response : response.packages;
  return [...packages].sort((a, b) => a.price - b.price);
}

/** The open payment of an e-mail (and package); null when there is none (404). */
export async function getPendingPayment(email: string, packageId?: string): Promise<PendingPayment | null> {
  try {
    return await call(calls.getPendingPayment, { query: { email, packageId } });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/**
 * Returns the page for the missing part of an open payment, or for all of it when nothing has arrived. Throws `ApiError`.
 */

/**
 * The gateways that accept payments now. An empty list means that the shop is closed; null means an older server without
 * the call, where payment works as before (decisions.md, Closed shop). Throws `ApiError`.
 */
export async function getGateways(signal?: AbortSignal): Promise<PaymentGateways['gateways'] | null> {
  try {
    return (await call(calls.getGateways, undefined, signal)).gateways;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
