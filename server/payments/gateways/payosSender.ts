import type { Sender } from '../../../contract/cases';

/** The longest text that is stored of a payer's bank, name or account. */
const longest = 200;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : null;

/** The payer's account in a PayOS notice or transaction (`counterAccount…`); empty if it names none. */
export function senderOf(transaction: Record<string, unknown>): { sender?: Sender } {
  const sender = {
    name: textOf(transaction.counterAccountName),
    account: textOf(transaction.counterAccountNumber),
    bank: textOf(transaction.counterAccountBankName) ?? textOf(transaction.counterAccountBankId),
  };
  return Object.values(sender).some((value) => value !== null) ? { sender } : {};
}
