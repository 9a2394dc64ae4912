import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type {
  FirstBonuses,
  PaymentOffer,
  PendingPayment,
  PurchaseFigures,
} from '../../../../../contract/payments';
import type { ShownPackage } from '../../../../../contract/shopPage';
import { hasStatus } from '../../../../api/ApiError';
import { useNow } from '../../../ui/useNow';
import { firstBonusKey, runningBonus } from '../../packages/bonus';
import type { PaymentState } from './paymentState';

/** Shares its key's prefix with the open payments, which every purchase refreshes. */
export const codeKey = (email: string | undefined, pkg: ShownPackage | undefined, code: string) => [
  'site',
  'pending',
  email,
  'code',
  pkg?.id,
  code,
];

/** What another part of the page has loaded, with its failure; loads nothing itself. */
function useLoaded<Data>(key: readonly unknown[]) {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => client.getQueryState<Data>(key),
    () => undefined,
  );
}

/** A code's bonus as its field learned it; a refused code goes with no payment. */
function useCode(email: string | undefined, pkg: ShownPackage | undefined, code: string) {
  const loaded = useLoaded<PaymentOffer>(codeKey(email, pkg, code));
  const isRefused = hasStatus(loaded?.error, 400) || hasStatus(loaded?.error, 429);
  return { offer: code && !isRefused ? loaded?.data : undefined, sent: isRefused ? '' : code };
}

/**
 * What Pay Now would buy, as the buyer sees it, and the code that goes with it: the figures that the server named last,
 * else those of the payment that is open for the package, else of the package.
 */
export function useOffered(
  { player, packageId, error, payment, phase }: PaymentState,
  pkg: ShownPackage | undefined,
  { pending, code }: { pending: PendingPayment | null; code: string },
): { figures: PurchaseFigures | undefined; code: string } {
  const now = useNow(60_000);
  const email = player?.email;
  const first = useLoaded<FirstBonuses>(firstBonusKey(email))?.data;
  const { offer, sent } = useCode(email, pkg, code);
  const named = error?.purchase ?? (phase === 'paying' || phase === 'completed' ? payment : null);
  if (named && isWhole(named)) return { figures: named, code: sent };
  const open = pending?.packageId === packageId ? pending : null;
  if (open && isWhole(open)) return { figures: { ...open, ...(offer && { offer }) }, code: sent };
  const figures = pkg && {
    amount: pkg.price,
    currency: pkg.currency,
    diamonds: pkg.diamondAmount,
    bonus: runningBonus(pkg, now),
    firstBonus: first?.bonuses[pkg.id] ?? 0,
    ...(offer && { offer }),
  };
  return { figures, code: sent };
}

/** Whether all figures are known; an open payment's may come from another server, and without diamonds. */
const isWhole = (figures: Partial<PurchaseFigures>): figures is PurchaseFigures =>
  figures.amount !== undefined && figures.currency !== undefined && figures.diamonds !== undefined;
