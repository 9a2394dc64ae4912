import type { MoneyCaseDetail } from '../../../../contract/cases';

type Sent = Pick<MoneyCaseDetail['transfers'][number], 'sender'>;

/** The account that a transfer came from, as far as the gateway reported it. */
export const senderText = ({ sender }: Sent): string | undefined =>
  sender ? [sender.name, sender.account, sender.bank].filter(Boolean).join(' · ') || undefined : undefined;

/** The accounts that the money of a case came from, each once. */
export const sendersOf = ({ transfers }: { transfers: readonly Sent[] }): string[] => [
  ...new Set(transfers.flatMap((transfer) => senderText(transfer) ?? [])),
];
