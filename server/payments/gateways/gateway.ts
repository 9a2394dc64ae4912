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
  /** In the currency's smallest unit. */
  amount: number;
  currency: Currency;
  /** Where the gateway sends the buyer back to; what it adds to it is for display only. */
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

/** The gateway knows the order number already but cannot return its page: the caller takes another number. */
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
  /** When it was paid, by the gateway's word. */
  at: Date | null;
  /** Whose account it came from, where the gateway reports. */
  sender?: Sender;
}

/** A gateway's verified statement about an order. */
export interface GatewayUpdate {
  orderNumber: string;
  outcome: PaymentStatus;
  /** All transfers that it reports; none unless money has come. */
  transfers: Transfer[];
  /**
   * `suspected-fraud`: the money is there but must not be credited; `reversed`: it was taken back; `refunded`: only that
   * it was given back is reported.
   */
  concern?: 'suspected-fraud' | 'reversed' | 'refunded';
}

/** A notice as it came in. */
export interface GatewayRequest {
  method: string;
  query: Record<string, string>;
  /** The bytes as sent; empty for a GET. */
  body: Buffer;
}

/**
 * What proves a report: only the part that the gateway signed, in one form, so that nobody who saw a notice can fill the
 * books with variants of it.
 */
export interface Evidence {
  /** The signed text: two notices with the same text are one. */
  signed: string;
  /** What staff read: the signed fields and the signature. */
  body: string;
}

/** What a notice says; `test` is the call by which a gateway tries a newly registered address. */
export type WebhookResult =
  | { kind: 'report'; report: GatewayUpdate; evidence: Evidence }
  | { kind: 'test' }
  | { kind: 'refused' };

/** A response in the gateway's own form. */
export interface GatewayResponse {
  status: number;
  body: object;
}

/** What became of a notice: an outcome of settling, or why it was not settled. */
export type NoticeResult = SettleOutcome | 'test' | 'refused' | 'error';

/** An order as the gateway is asked about it. */
export interface AskedOrder {
  orderNumber: string;
  gatewayId: string | null;
  createdAt: Date;
}

/** A refund as sent to a gateway. */
export interface RefundOrder extends AskedOrder {
  /** Our id of the refund, the same at each call. */
  requestId: string;
  /** The reference of the transfer that is given back, and its amount. */
  reference: string;
  paid: number;
  /** In the currency's smallest unit. */
  amount: number;
  /** Who asks for it, in ASCII. */
  requestedBy: string;
  requestedAt: Date;
}

/** `unknown` when the gateway has not decided or has never heard of it. */
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
   * Whether a failure reported after a payment means that it was reversed. Not where buyers hold signed failures of their own,
   * such as VNPay's return address; such a gateway names a reversal.
   */
  reversesByFailure: boolean;
  /** Whether the gateway is asked while the payment is open, or only from its deadline on. */
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
  /** Closes the page of an order, where the gateway can; an order that has ended already is no error. */
  cancel?(order: AskedOrder, signal: AbortSignal): Promise<void>;
  /** Gives money back, where the gateway can. Never repeated: an unanswered call is followed by `queryRefund`. */
  refund?(refund: RefundOrder, signal: AbortSignal): Promise<RefundResult>;
  queryRefund?(refund: RefundOrder, signal: AbortSignal): Promise<RefundResult>;
}
