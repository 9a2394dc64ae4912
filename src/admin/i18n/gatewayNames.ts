/** Names of the gateways, for screens that show payments and for the dashboard. */
export const gatewayNames = {
  payos: ['PayOS', 'PayOS'],
  vnpay: ['VNPay', 'VNPay'],
  sandbox: ['Sandbox', 'Sandbox'],
  hand: ['Nhập thủ công', 'By hand'],
} as const;
