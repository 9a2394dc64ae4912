import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { announce } from '../../ui/LiveRegion';
import { PlayerCard } from './PlayerCard';
import type { Player } from './player';
import { VerifyPlayer } from './VerifyPlayer';

interface Props {
  player: Player | null;
  /** Whether paying was refused because no recipient is confirmed. */
  isMissing: boolean;
  onChoose: (player: Player | null) => void;
}

/** The recipient: the search, or the card of the confirmed player. Swapping one for the other keeps the focus. */
export function Recipient({ player, isMissing, onChoose }: Props) {
  const { t } = useTranslation();
  const [swapped, setSwapped] = useState(false);
  const choose = (next: Player | null) => {
    setSwapped(true);
    onChoose(next);
    if (next) announce(t('shop.verify.confirmed', { name: next.userName }));
  };
  if (player) return <PlayerCard player={player} focus={swapped} onChange={() => choose(null)} />;
  return <VerifyPlayer missing={isMissing} focus={swapped} onConfirm={choose} />;
}
