import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Player, recallPlayer } from '../../recipient/player';
import { recallPayment } from './storedPayments';
import { recallResult, rememberResult } from './storedResult';
import type { PaymentFlow } from './usePayment';
import { wayBack } from './wayBack';

/** Navigation state of a link to the shop: the account whose open payment to resume. */
export interface ShopState {
  recipient?: Player;
}

const recipientOf = (state: unknown): Player | undefined =>
  typeof state === 'object' && state !== null ? (state as ShopState).recipient : undefined;

/**
 * The parameters that gateways append when they return. They are unsigned, so they are not even read: the server reports
 * what became of the payment.
 */
const returned = /^(payment|code|id|cancel|status|orderCode|vnp_.*)$/;

/**
 * Where a visit to the shop starts: at the payment a gateway returns to (`?payment=<id>`, removed from the URL once read,
 * together with the gateway's parameters), at the account's open payment, at the last payment started by this browser, or
 * at this session's recipient; `?back=` is where the visitor came from to buy an item. Of a payment started elsewhere only the id is known.
 */
export function useShopEntry({ restore, choosePlayer }: PaymentFlow) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [foreignId, setForeignId] = useState<string | null>(null);
  const [arrived, setArrived] = useState(false);
  const started = useRef(false);
  const id = search.get('payment');

  useEffect(() => {
    if (started.current && !id) return;
    started.current = true;
    const recipient = recipientOf(state);
    const stored = id || !recipient ? recallPayment(id) : null;
    const player = recipient ?? recallPlayer();
    setArrived(Boolean(id ?? recipient));
    if (stored) restore(stored);
    else if (player) choosePlayer(player);
    setForeignId(stored ? null : (id ?? (recipient ? null : recallResult())));
    if (!id) return;
    setSearch(
      [...search].filter(([name]) => !returned.test(name)),
      { replace: true, preventScrollReset: true, state },
    );
  }, [id, search, setSearch, state, restore, choosePlayer]);

  const closeForeign = () => {
    rememberResult(null);
    setForeignId(null);
  };
  return { foreignId, arrived, closeForeign, back: wayBack(search.get('back')) };
}
