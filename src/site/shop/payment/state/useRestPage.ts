import { useMutation } from '@tanstack/react-query';
import { loadSteps } from './usePayment';

/** Opens the page for the rest of a payment that this browser did not begin, in a tab opened inside the click handler. */
export function useRestPage(transactionId: string) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (tab: Window | null) => {
      const steps = await loadSteps();
      if (tab) steps.showWaiting(tab);
      const { paymentUrl } = await steps.openRestOf({ transactionId, paymentUrl: '', expiresAt: '' });
      if (tab) tab.location.replace(paymentUrl);
      else window.location.assign(paymentUrl);
    },
    onError: (_error, tab) => tab?.close(),
  });
  const open = () => {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    mutate(tab);
  };
  return { open, isPending, hasFailed: error !== null };
}
