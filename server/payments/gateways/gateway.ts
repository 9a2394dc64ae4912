import type { Sender } from '../../../contract/cases';
import type { Currency } from '../../../contract/currencies';
import type { GatewayName } from '../../../contract/gateways';
import type { Language } from '../../../contract/languages';
import type { PaymentStatus } from '../../../contract/payments';
import type { SettleOutcome } from './outcomes';

/** How long a call to a gateway may take, in milliseconds. */
export const gatewayTimeout = 10_000;

/** An order as sent to a gateway. */
export interface Order {
  /** Our number for it, made by `newOrderNumber`. The same number returns the same page, or throws `OrderNumberTaken`. */
  orderNumber: string;
  /** The payment's number for people (contract/paymentNumber.ts), which the page shows where it takes one. */
  paymentNumber: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: Currency;
  /** Where the gateway sends the buyer back; any parameters it adds are for display only. */
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
  language: Language;
  /** The buyer's network address. */
  ipAddress: string;
}

/** The gateway's page for an order. */
export interface CheckoutPage {
  url: string;
  /** The gateway's own id of the order. */
  gatewayId?: string;
}

/** Thrown when the gateway already knows the order number but cannot return its page: the caller takes another number. */
export class OrderNumberTaken extends Error {
  override name = 'OrderNumberTaken';
}

/** Money that reached the seller. */
export interface Transfer {
  /** The gateway's id of the transfer; each is counted once. */
  reference: string;
  /** In the smallest unit of `currency`. */
  amount: number;
  currency: string;
  /** When it was paid, according to the gateway. */
  at: Date | null;
  /** Whose account it came from, if the gateway reports it. */
  sender?: Sender;
}

/** A gateway's verified statement about an order. */
export interface GatewayUpdate {
  orderNumber: string;
  outcome: PaymentStatus;
  /** All transfers that it reports; empty until money has arrived. */
  transfers: Transfer[];
  /**
   * `suspected-fraud`: the money is there but must not be credited; `reversed`: it was taken back; `refunded`: the report
   * says only that the money was returned.
   */
  concern?: 'suspected-fraud' | 'reversed' | 'refunded';
}

/** A notice as received. */
export interface GatewayRequest {
  method: string;
  query: Record<string, string>;
  /** The bytes as sent; empty for a GET. */
  body: Buffer;
}

/**
 * The proof of a report: only the part that the gateway signed, in one form, so that nobody who saw a notice can fill the
 * database with variants of it.
 */
export interface Evidence {
  /** The signed text: two notices with the same text are one. */
  signed: string;
  /** What staff read: the signed fields and the signature. */
  body: string;
}

/** What a notice says; `test` is a gateway's trial call to a newly registered address. */
export type WebhookResult =
  | { kind: 'report'; report: GatewayUpdate; evidence: Evidence }
  | { kind: 'test' }
  | { kind: 'refused' };

/** A response in the gateway's own format. */
export interface GatewayResponse {
  status: number;
  body: object;
}

/** The result of a notice: an outcome of settling, or why it was not settled. */
export type NoticeResult = SettleOutcome | 'test' | 'refused' | 'error';

/** An order, identified for a query to its gateway. */
export interface AskedOrder {
  orderNumber: string;
  gatewayId: string | null;
  createdAt: Date;
}

/** A refund as sent to a gateway. */
export interface RefundOrder extends AskedOrder {
  /** Our id of the refund, the same in each call. */
  requestId: string;
  /** The reference of the transfer to refund, and its amount. */
  reference: string;
  paid: number;
  /** In the currency's smallest unit. */
  amount: number;
  /** Who requests it, in ASCII. */
  requestedBy: string;
  requestedAt: Date;
}

/** `unknown` when the gateway has not decided or does not know the refund. */
export type RefundResult = {
  state: 'done' | 'failed' | 'sent' | 'unknown';
  reference: string | null;
  note: string;
};

/**
 * A payment provider. All calls run outside of any transaction, end within `gatewayTimeout` or when `signal` aborts, and
 * throw when the gateway does not respond or its response is not signed by it.
 */
export interface Gateway {
  name: GatewayName;
  /** Accepted currencies. */
  currencies: readonly Currency[];
  /** Whether several transfers may make up the price; otherwise one of exactly the price. */
  takesParts: boolean;
  /**
   * Whether a failure reported after a payment means that the payment was reversed. False where buyers can obtain signed
   * failures themselves, such as from VNPay's return address; such a gateway reports a reversal explicitly.
   */
  reversesByFailure: boolean;
  /** Whether the gateway is queried while the payment is open, or only from its deadline on. */
  askedWhileOpen: boolean;
  /** A fresh order number for a payment. */
  newOrderNumber(paymentId: string): string;
  /** Creates the checkout page. */
  checkout(order: Order, signal: AbortSignal): Promise<CheckoutPage>;
  /** Verifies and parses a notice. */
  readNotice(request: GatewayRequest): WebhookResult;
  /** The response to a notice. */
  respond(result: NoticeResult): GatewayResponse;
  /** Fetches the state of an order; null when the gateway does not know it. */
  ask(order: AskedOrder, signal: AbortSignal): Promise<GatewayUpdate | null>;
  /** Closes the page of an order, if the gateway can; an order that has already ended is not an error. */
  cancel?(order: AskedOrder, signal: AbortSignal): Promise<void>;
  /** Refunds money, if the gateway can. Never repeated: a call without a response is followed by `queryRefund`. */
  refund?(refund: RefundOrder, signal: AbortSignal): Promise<RefundResult>;
  queryRefund?(refund: RefundOrder, signal: AbortSignal): Promise<RefundResult>;
}
