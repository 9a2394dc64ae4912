import type { BuyerBody } from '../../../../contract/payments';

/** The part of what a buyer typed that is sent: undefined when nothing was typed. */
export function giftToSend(gift: BuyerBody): BuyerBody | undefined {
  const typed = Object.entries(gift).filter(([, text]) => text.trim() !== '');
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}
