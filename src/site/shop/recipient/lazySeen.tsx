import { lazy } from 'react';
import { maskEmail } from '../../../../contract/maskEmail';
import type { Player } from './player';

interface Props {
  player: Player;
  /** All that were found; without them it is the confirmed player. */
  found?: readonly Player[];
}

/** A player by name and address, until it is drawn, or where that cannot be loaded. */
export const Plain = ({ player }: Props) => (
  <>
    <strong>{player.userName}</strong>
    <span>{maskEmail(player.email)}</span>
  </>
);
export const Seen = lazy<typeof Plain>(() => import('./Seen').catch(() => ({ default: Plain })));
