import type { DiamondPackage } from '../../../contract/diamondPackages';
import { ApiError, serverMessage } from '../../api/ApiError';
import { createPayment, getPendingPayment } from '../../api/payments';
import { readLanguage } from '../../i18n/language';
import { totalDiamonds } from './bonus';
import type { Payment, PaymentError } from './paymentState';
import { isWebAddress } from './paymentTab';

/** A failed step with its specified text. */
class PaymentStepError extends Error {
  constructor(
    readonly kind: PaymentError['kind'],
    cause: unknown,
  ) {
    super('', { cause });
  }
}

const runStep = <T>(kind: PaymentError['kind'], step: Promise<T>): Promise<T> =>
  step.catch((cause: unknown) => {
    throw new PaymentStepError(kind, cause);
  });

/** Reuses the open payment of this recipient and package, or creates one (product.md section 4). */
export async function openPayment(email: string, pkg: DiamondPackage): Promise<Payment> {
  const pending = await runStep('pending', getPendingPayment(email, pkg.id));
  const details = {
    packageId: pkg.id,
    amount: pkg.price,
    currency: pkg.currency,
    diamonds: totalDiamonds(pkg, new Date()),
  };
  const payment = pending ?? (await runStep('create', createPayment({ email, packageId: pkg.id })));
  if (!isWebAddress(payment.paymentUrl)) throw new PaymentStepError('create', undefined);
  return { ...details, ...payment };
}

/** The error to show for a failed step; prefers the server's message. */
export function toPaymentError(error: unknown): PaymentError {
  if (!(error instanceof PaymentStepError)) return { kind: 'create' };
  const { kind, cause } = error;
  const offline = cause instanceof ApiError && cause.status === 0;
  return { kind, offline, message: serverMessage(cause), language: readLanguage() };
}
