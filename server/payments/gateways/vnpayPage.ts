import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { VnpaySettings } from '../../platform/gatewaySettings';
import type { Order } from './gateway';
import { vnpayTime } from './gatewayTimes';
import { vnpayAmount } from './vnpayAmount';
import { canonicalQuery, signText } from './vnpaySignature';

/** A new `vnp_TxnRef`: letters and digits, unique for good although VNPay requires it only within a day. */
export const newTxnRef = (): string => randomBytes(12).toString('hex');

/**
 * The signed address of an order's page; VNPay has no call that creates one. The same for an order in each call. The
 * texts are plain codes, as VNPay allows no accents and the two sides' encoders differ on some characters.
 */
export function pageAddress({ tmnCode, hashSecret, payUrl }: VnpaySettings, order: Order): string {
  if (order.currency !== 'VND') throw new Error('VNPay takes đồng only');
  const query = canonicalQuery({
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: tmnCode,
    vnp_Amount: vnpayAmount(order.amount),
    vnp_CurrCode: 'VND',
    vnp_TxnRef: order.orderNumber,
    vnp_OrderInfo: `Outline ${order.paymentNumber.replace('-', '')}`,
    vnp_OrderType: 'other',
    vnp_Locale: order.language === 'vi' ? 'vn' : 'en',
    vnp_IpAddr: buyerAddress(order.ipAddress),
    vnp_ReturnUrl: order.returnUrl,
    vnp_CreateDate: vnpayTime(order.createdAt),
    vnp_ExpireDate: vnpayTime(order.expiresAt),
  });
  return `${payUrl}?${query}&vnp_SecureHash=${signText(hashSecret, query)}`;
}

/** Used for this server, and in place of an address that VNPay would refuse. */
export const ownAddress = '127.0.0.1';

/**
 * `vnp_IpAddr` has 7 to 45 characters, the length of the longest IPv6 address, so IPv6 is sent unchanged; only IPv4
 * written as IPv6 is converted. Shorter addresses, such as `::1`, are local.
 */
function buyerAddress(given: string): string {
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) !== 0 && address.length >= 7 ? address : ownAddress;
}
