import type { MoneyCaseDetail } from '../../../../contract/cases';

/** The account that a transfer came from, as far as the gateway reported it. */
export const senderText = ({ sender }: MoneyCaseDetail['transfers'][number]): string | undefined =>
  sender ? [sender.name, sender.account, sender.bank].filter(Boolean).join(' · ') || undefined : undefined;

/** The accounts that the money of a case came from, each once. */
export const sendersOf = ({ transfers }: MoneyCaseDetail): string[] => [
  ...new Set(transfers.flatMap((transfer) => senderText(transfer) ?? [])),
];
