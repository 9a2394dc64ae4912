import {
  type AccessoryPrice,
  accessoryPrice,
  type PricedAccessory,
} from '../../../../contract/accessoryPrice';
import type { Wallet } from '../../../../contract/ledger';

/** What an accessory costs from a moment on; null from now on. */
interface Span {
  from: Date | null;
  price: AccessoryPrice | null;
}

/** What players pay for a draft in a wallet, now and after each moment at which that changes, by the contract's one function. */
export function priceSpans(draft: PricedAccessory, wallet: Wallet, now: Date): Span[] {
  const moments = [draft.discountDate, draft.expirationDate]
    .flatMap((at) => (at ? [new Date(at)] : []))
    .filter((at) => at > now)
    .sort((a, b) => +a - +b);
  const spans: Span[] = [null, ...moments].map((from) => ({
    from,
    price: accessoryPrice(draft, wallet, from ?? now),
  }));
  const isSame = (one: Span, other: Span | undefined) =>
    one.price?.price === other?.price?.price && one.price?.listed === other?.price?.listed;
  return spans.filter((span, at) => at === 0 || !isSame(span, spans[at - 1]));
}
