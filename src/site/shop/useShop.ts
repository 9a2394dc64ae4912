import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGateways } from '../../api/payments';
import { usePackages } from './usePackages';
import { usePayment } from './usePayment';
import { usePending } from './usePending';
import { useShopEntry } from './useShopEntry';

/** Why payment is unavailable: the shop is closed, or no gateway accepts the package's currency. */
type Refusal = 'closed' | 'currency';

/** All state of the shop page: payment flow, packages, open payment, availability. */
export function useShop() {
  const { t } = useTranslation();
  const flow = usePayment(t('shop.pay.sending'));
  const packages = usePackages();
  const gateways = useQuery({ queryKey: ['site', 'gateways'], queryFn: ({ signal }) => getGateways(signal) });
  const entry = useShopEntry(flow);
  const { player, packageId, phase, busy } = flow.state;
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
  // A closed shop shows one message, not one per package.
  const accepts = (currency: string) =>
    !gateways.data?.length ||
    gateways.data.some(({ currencies }) => currencies.some((one) => one === currency));
  const refusal: Refusal | null =
    gateways.data?.length === 0 ? 'closed' : pkg && !accepts(pkg.currency) ? 'currency' : null;
  return {
    flow,
    packages,
    pkg,
    pending,
    open,
    entry,
    accepts,
    refusal,
    dismiss: () => setDismissed(open?.transactionId ?? ''),
    pay: () => (refusal ? undefined : void flow.pay(pkg)),
  };
}

export type Shop = ReturnType<typeof useShop>;
