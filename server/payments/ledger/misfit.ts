import type { CaseKind } from '../../../contract/moneyStates';
import type { Payment } from '../effects/payment';
import type { Gateway, GatewayUpdate, Transfer } from '../gateways/gateway';

/** Why a transfer cannot pay for a payment; null when it can. */
export function misfitOf(
  { takesParts }: Pick<Gateway, 'takesParts'>,
  { status, amount: price, currency: wanted }: Payment,
  { amount, currency }: Pick<Transfer, 'amount' | 'currency'>,
  concern?: GatewayUpdate['concern'],
): CaseKind | null {
  if (concern === 'suspected-fraud') return 'suspected-fraud';
  if (currency !== wanted) return 'wrong-currency';
  if (status === 'COMPLETED') return 'paid-twice';
  return !takesParts && amount !== price ? 'amount-mismatch' : null;
}
