import type { DiamondPackage } from '../../../../../contract/diamondPackages';
import type { BuyerBody } from '../../../../../contract/payments';
import { hasStatus, messagesOf, serverMessage } from '../../../../api/ApiError';
import { getFirstBonuses } from '../../../../api/firstBonuses';
import { createPayment, getPendingPayment, openRest } from '../../../../api/payments';
import { readLanguage } from '../../../../i18n/language';
import { totalDiamonds } from '../../packages/bonus';
import { giftToSend } from '../../recipient/giftToSend';
import type { PaymentError, ShopPayment } from './paymentState';
import { isWebAddress } from './paymentTab';
import { usedCode } from './usedCode';

export { showWaiting } from './paymentTab';
export { keepCode, usedCode } from './usedCode';

/** The gateway that the buyer chose, what they add, and a code that brings bonus diamonds. */
interface Choice {
  gateway?: string;
  buyer?: BuyerBody;
  code?: string;
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
 * the page is that gateway's, even for a payment that was already open; a code is added to one.
 */
export async function openPayment(email: string, pkg: DiamondPackage, choice: Choice): Promise<ShopPayment> {
  const pending = await runStep('pending', getPendingPayment(email, pkg.id));
  const details = {
    packageId: pkg.id,
    name: pkg.name,
    nameEn: pkg.nameEn,
    amount: pkg.price,
    currency: pkg.currency,
    diamonds: totalDiamonds(pkg, new Date()) + (await firstBonusOf(email, pkg)),
  };
  const code = usedCode() || undefined;
  const buyer = giftToSend(choice.buyer ?? {});
  const isOpen = pending && !choice.gateway && !buyer && !code;
  const opened = isOpen ? pending : await create(email, pkg.id, { ...choice, buyer, code });
  const diamonds = details.diamonds + (opened.offer?.bonus ?? 0);
  return checked({ ...details, ...pending, ...opened, diamonds });
}

/** The recipient's first-purchase bonus; absent on an older server. */
async function firstBonusOf(email: string, { id, firstBonus }: DiamondPackage): Promise<number> {
  if (!firstBonus) return 0;
  const { packages } = await getFirstBonuses(email).catch(() => ({ packages: [] as string[] }));
  return packages.includes(id) ? firstBonus : 0;
}

/** Opens the page of an open payment at another gateway. */
export const openAnotherWay = async (
  email: string,
  payment: ShopPayment,
  gateway: string,
): Promise<ShopPayment> =>
  checked({ ...payment, ...(await create(email, payment.packageId ?? '', { gateway })) });

/** Opens the page for the missing part of a payment. */
export const openRestOf = async (payment: ShopPayment): Promise<ShopPayment> =>
  checked({ ...payment, ...(await runStep('create', openRest(payment.transactionId))) });

const create = (email: string, packageId: string, { gateway, buyer, code }: Choice) =>
  runStep(
    'create',
    createPayment({
      email,
      packageId,
      ...(gateway && { gateway }),
      ...(buyer && { buyer }),
      ...(code && { code }),
    }),
  );

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
    language: readLanguage(),
  };
}
