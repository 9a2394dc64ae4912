import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaymentGateways } from '../../../../../contract/payments';
import { getGateways } from '../../../../api/payments';
import { rendered } from '../../packages/rendered';
import { usePackages } from '../../packages/usePackages';
import { useGift } from '../../recipient/useGift';
import { useOffered } from './useOffered';
import { usePayment } from './usePayment';
import { usePending } from './usePending';
import { useShopEntry } from './useShopEntry';

/** Why payment is unavailable: the shop is closed, or no gateway accepts the package's currency. */
type Refusal = 'closed' | 'currency';

/** The gateways that accept payments now. */
const useGateways = () =>
  useQuery({
    queryKey: ['site', 'gateways'],
    queryFn: ({ signal }) => getGateways(signal),
    ...rendered('gateways'),
  });

/** The gateways at which the missing part of a price can be paid. */
const partsOf = (accepted: PaymentGateways['gateways']) =>
  accepted.filter(({ takesParts }) => takesParts).map(({ name }) => name);

/** What Pay Now sends of what is offered. */
const chosenOf = (way: string | undefined, { code, figures }: ReturnType<typeof useOffered>) => ({
  ...(way && { gateway: way }),
  ...(code && { code }),
  seen: figures,
});

/** All state of the shop page: payment flow, packages, open payment, availability. */
export function useShop() {
  const flow = usePayment();
  const packages = usePackages();
  const gateways = useGateways();
  const entry = useShopEntry(flow);
  const { player, packageId, phase, busy } = flow.state;
  const { gift, changeGift } = useGift(player?.email, phase === 'completed');
  const idle = phase === 'idle' && !busy;
  const pending = usePending(idle ? player?.email : undefined);
  const [dismissed, setDismissed] = useState('');
  const open = idle && pending.data && pending.data.transactionId !== dismissed ? pending.data : null;

  const { choosePackage } = flow;
  const openPackage = open?.packageId;
  useEffect(() => {
    // Preselects the open payment's package, so that Pay Now resumes it.
    if (openPackage && packageId === null) choosePackage(openPackage);
  }, [openPackage, packageId, choosePackage]);

  const pkg = packages.data?.find(({ id }) => id === packageId);
  const [code, setCode] = useState('');
  const offered = useOffered(flow.state, pkg, { pending: pending.data ?? null, code });
  const accepting = (currency?: string) =>
    gateways.data?.filter(({ currencies }) => currencies.some((one) => one === currency)) ?? [];
  // A closed shop shows one message, not one per package.
  const accepts = (currency: string) => !gateways.data?.length || accepting(currency).length > 0;
  const accepted = accepting((pkg ?? open ?? flow.state.payment)?.currency);
  const ways = accepted.map(({ name }) => name);
  const [wanted, chooseWay] = useState<string>();
  /** Undefined until one is chosen: the server then uses its first. */
  const way = ways.find((name) => name === wanted);
  const refusal: Refusal | null =
    gateways.data?.length === 0 ? 'closed' : pkg && !accepts(pkg.currency) ? 'currency' : null;
  const { figures } = offered;
  const chosen = { ...chosenOf(way, offered), buyer: gift, back: entry.back };
  return {
    flow,
    packages,
    pkg,
    pending,
    open,
    entry,
    accepts,
    refusal,
    /** The ways to pay on offer, whatever the currency. */
    offers: gateways.data,
    ways,
    partWays: partsOf(accepted),
    way,
    chooseWay,
    gift,
    changeGift,
    code,
    figures,
    applyCode: (next: string) => {
      setCode(next);
      flow.forgive();
    },
    dismiss: () => setDismissed(open?.transactionId ?? ''),
    pay: () => (refusal ? undefined : void flow.pay(pkg, chosen)),
  };
}

export type Shop = ReturnType<typeof useShop>;
