/** Payment gateways the server has an adapter for (`PAYMENT_GATEWAY` lists the ones in use). */
export const gatewayNames = ['payos', 'vnpay', 'sandbox'] as const;
export type GatewayName = (typeof gatewayNames)[number];
