/** Payment gateways that the server has an adapter for (`PAYMENT_GATEWAY` lists those in use). */
export const gatewayNames = ['payos', 'vnpay', 'sandbox'] as const;
export type GatewayName = (typeof gatewayNames)[number];
