import type { Currency } from '../../../contract/currencies';
import type { Language } from '../../../contract/languages';
import type { PaymentStatus } from '../../../contract/payments';

/** An order as sent to a gateway. */
export interface Order {
  /** Our payment's id; idempotent: the same id returns the same page. */
  transactionId: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: Currency;
  description: string;
  returnUrl: string;
  expiresAt: Date;
  language: Language;
}

/** A gateway's verified statement about an order. */
export interface GatewayNotice {
  transactionId: string;
  outcome: PaymentStatus;
  amount: number;
  currency: string;
  /** The gateway's id of the transfer; each transfer is credited once. */
  reference: string;
}

/** A payment provider: the sandbox now, PayOS and VNPay later with the same interface. */
export interface Gateway {
  name: string;
  /** Accepted currencies. */
  currencies: readonly Currency[];
  /** Creates the checkout page and returns its URL. Called outside any transaction. */
  checkout(order: Order): Promise<string>;
  /** Parses a webhook's body; null when the signature is not the gateway's. */
  readNotice(body: unknown): GatewayNotice | null;
  /** Fetches the state of an order; null when the gateway does not know it. */
  ask(transactionId: string): Promise<GatewayNotice | null>;
}
