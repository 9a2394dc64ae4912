import type { Currency } from '../../../contract/currencies';
import type { Language } from '../../../contract/languages';
import type { PaymentStatus } from '../../../contract/payments';

/** An order as a gateway gets to know it. */
export interface Order {
  /** Our payment's id; asking twice for the same one returns the same page. */
  transactionId: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: Currency;
  description: string;
  returnUrl: string;
  expiresAt: Date;
  language: Language;
}

/** What a gateway says of an order, already checked to come from it. */
export interface GatewayNotice {
  transactionId: string;
  outcome: PaymentStatus;
  amount: number;
  currency: string;
  /** The gateway's own number of the money's movement; one movement is credited once. */
  reference: string;
}

/** A payment provider: the sandbox now, PayOS and VNPay later behind the same port. */
export interface Gateway {
  name: string;
  /** What it can be paid in. */
  currencies: readonly Currency[];
  /** Makes the checkout page and returns its address. Called outside of any transaction. */
  checkout(order: Order): Promise<string>;
  /** The notice in a webhook's body, or null when its signature is not the gateway's. */
  readNotice(body: unknown): GatewayNotice | null;
  /** Asks how an order stands; null when the gateway does not know it. */
  ask(transactionId: string): Promise<GatewayNotice | null>;
}
