import { createPayment, openRest } from '../../../../../contract/calls/payments';
import type { BuyerBody, PendingPayment, PurchaseFigures } from '../../../../../contract/payments';
import { isSamePurchase } from '../../../../../contract/purchaseFigures';
import type { ShownPackage } from '../../../../../contract/shopPage';
import { ApiError, hasStatus, messagesOf, serverMessage } from '../../../../api/ApiError';
import { call } from '../../../../api/call';
import { getPendingPayment } from '../../../../api/payments';
import { readLanguage } from '../../../../i18n/language';
import { giftToSend } from '../../recipient/giftToSend';
import { withProof } from './acceptedCodes';
import type { PaymentError, ShopPayment } from './paymentState';
import { isWebAddress } from './paymentTab';

export { showWaiting } from './paymentTab';

/**
 * The gateway that the buyer chose, what they add, a code that brings bonus diamonds, the figures they saw, and where they
 * came from.
 */
interface Choice {
  gateway?: string;
  buyer?: BuyerBody;
  code?: string;
  seen?: PurchaseFigures | undefined;
  back?: string | undefined;
}

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

/**
 * Returns the open payment of this recipient and package, or creates one (product.md section 4). With a chosen gateway
 * the page is that gateway's, even for a payment that was already open; a code is added to one. Its figures are the
 * server's, and others than the buyer saw are refused.
 */
export async function beginPayment(email: string, pkg: ShownPackage, choice: Choice): Promise<ShopPayment> {
  const pending = await runStep('pending', getPendingPayment(email, pkg.id));
  const buyer = giftToSend(choice.buyer ?? {});
  const isOpen = pending && !choice.gateway && !buyer && !choice.code && wasSeen(pending, choice.seen);
  const opened = isOpen ? pending : await create(email, pkg.id, { ...choice, buyer });
  // A server that sends no figures compared none: what was seen is all that is known.
  const known = { packageId: pkg.id, name: pkg.name, nameEn: pkg.nameEn, back: choice.back, ...choice.seen };
  return checked({ ...known, ...pending, ...opened, ...(buyer && { gift: giftOf(buyer) }) });
}

/** What of it others get; without a name a message goes to nobody. */
const giftOf = ({ name, message, email }: BuyerBody) => ({
  hasMessage: Boolean(name && message),
  receiptTo: email,
});

/** Whether an open payment is as the buyer saw it, as far as the server reports its figures. */
function wasSeen(pending: PendingPayment, seen: PurchaseFigures | undefined): boolean {
  const figures = figuresIn(pending);
  return !seen || !figures || isSamePurchase(seen, figures);
}

/** Opens the page of an open payment at another gateway. */
export const openAnotherWay = async (
  email: string,
  payment: ShopPayment,
  gateway: string,
): Promise<ShopPayment> =>
  checked({
    ...payment,
    ...(await create(email, payment.packageId ?? '', { gateway, seen: figuresIn(payment) })),
  });

/** Opens the page for the missing part of a payment. */
export const openRestOf = async (payment: ShopPayment): Promise<ShopPayment> =>
  checked({
    ...payment,
    ...(await runStep('create', call(openRest, { params: { transactionId: payment.transactionId } }))),
  });

const create = (email: string, packageId: string, { gateway, buyer, code, seen }: Choice) =>
  runStep(
    'create',
    call(createPayment, {
      body: {
        email,
        packageId,
        ...(gateway && { gateway }),
        ...(buyer && { buyer }),
        ...(code && withProof(code)),
        ...(seen && { seen: figuresIn(seen) }),
      },
    }),
  );

/** The figures of a payment alone, if all are known. */
const figuresIn = ({
  amount,
  currency,
  diamonds,
  bonus = 0,
  firstBonus = 0,
  offer,
}: Partial<PurchaseFigures>) =>
  amount === undefined || currency === undefined || diamonds === undefined
    ? undefined
    : { amount, currency, diamonds, bonus, firstBonus, ...(offer && { offer }) };

function checked(payment: ShopPayment): ShopPayment {
  if (!isWebAddress(payment.paymentUrl)) throw new PaymentStepError('create', undefined);
  return payment;
}

/** The error to show for a failed step; prefers the server's message. */
export function toPaymentError(error: unknown): PaymentError {
  if (!(error instanceof PaymentStepError)) return { kind: 'create' };
  const { kind, cause } = error;
  return {
    kind,
    offline: hasStatus(cause, 0),
    message: serverMessage(cause),
    fields: messagesOf(cause),
    purchase: cause instanceof ApiError ? cause.details.purchase : undefined,
    language: readLanguage(),
  };
}
