import { useWatch } from 'react-hook-form';
import type { Wallet } from '../../../../contract/ledger';
import { AloneNote, AloneSubmit } from '../money/AloneNote';
import { useTexts } from '../money/useTexts';

const texts = 'player.dialog.wallet';
const diamonds = ['grantOverDiamonds', 'grantCapDiamonds'] as const;
const golds = ['grantOverGolds', 'grantCapGolds'] as const;

/** What is typed, and the limits of the chosen wallet. */
function useTyped() {
  const [wallet, amount = 0] = useWatch<{ wallet: Wallet; amount?: number }, ['wallet', 'amount']>({
    name: ['wallet', 'amount'],
  });
  const [limit, cap] = wallet === 'golds' ? golds : diamonds;
  // A form keeps the amount of a wallet that is no longer chosen.
  return { wallet, amount: wallet ? amount : 0, limit, cap };
}

/** How much of the chosen wallet one person may give or take. */
export function WalletAlone() {
  const { translate, ofWallet } = useTexts();
  const { wallet, amount, limit: name, cap: capName } = useTyped();
  return (
    <AloneNote
      limit={name}
      cap={capName}
      text={(limit, cap = Number.POSITIVE_INFINITY) => {
        if (amount > cap) return translate(`${texts}.overCap`, { cap: ofWallet(cap, wallet) });
        const key = amount > limit ? 'money.facts.overAlone' : `${texts}.alone`;
        return translate(key, { limit: ofWallet(limit, wallet) });
      }}
    />
  );
}

/** The label of the button that gives or takes as much, or above the limit requests it. */
export function WalletSubmit({ texts: of }: { texts: string }) {
  const { limit, amount } = useTyped();
  return <AloneSubmit limit={limit} amount={amount} texts={of} />;
}
