import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../ui/LiveRegion';
import { PlayerCard } from './PlayerCard';
import type { Player } from './player';
import type { PaymentFlow } from './usePayment';
import { VerifyPlayer } from './VerifyPlayer';

/** The recipient: the search, or the card of the confirmed player. Swapping one for the other keeps the focus. */
export function Recipient({ flow }: { flow: PaymentFlow }) {
  const { t } = useTranslation();
  const [swapped, setSwapped] = useState(false);
  const { player, error } = flow.state;
  const choose = (next: Player | null) => {
    setSwapped(true);
    flow.choosePlayer(next);
    if (next) announce(t('shop.verify.confirmed', { name: next.userName }));
  };
  if (player) return <PlayerCard player={player} focus={swapped} onChange={() => choose(null)} />;
  return <VerifyPlayer missing={error?.kind === 'confirmEmail'} focus={swapped} onConfirm={choose} />;
}
