/** Names of the gateways, for screens that show payments and for the dashboard. */
export const gatewayNames = {
  payos: ['payOS', 'payOS'],
  vnpay: ['VNPAY', 'VNPAY'],
  sandbox: ['Sandbox', 'Sandbox'],
  hand: ['Xác nhận thủ công', 'Manual settlement'],
} as const;
