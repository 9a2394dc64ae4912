import { useEffect, useRef, useState } from 'react';
import type { BuyerBody } from '../../../../contract/payments';

const key = 'shopGift';

function recallGift(): BuyerBody {
  try {
    const gift: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof gift === 'object' && gift !== null ? gift : {};
  } catch {
    return {};
  }
}

function rememberGift(gift: BuyerBody): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(gift));
  } catch {
    // Storage is blocked: it must be typed again after a reload.
  }
}

/**
 * What the buyer types, stored for this browser session like the recipient. A message is for one payment; the rest stays.
 */
export function useGift(recipient: string | undefined, isSent: boolean) {
  const [gift, setGift] = useState(recallGift);
  useEffect(() => rememberGift(gift), [gift]);
  const last = useRef(recipient);
  useEffect(() => {
    const isAnother = last.current && recipient && recipient !== last.current;
    if (isAnother || isSent) setGift(({ message: _, ...rest }) => rest);
    last.current = recipient ?? last.current;
  }, [recipient, isSent]);
  return { gift, changeGift: setGift };
}
