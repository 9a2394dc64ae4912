/** An amount in đồng as VNPay writes it: in hundredths, of which đồng have none. */
export const vnpayAmount = (dong: number): string => `${dong}00`;

/** An amount of VNPay in đồng; null unless it is a number of whole ones. */
export function readVnpayAmount(amount: string): number | null {
  const [, dong] = /^([1-9]\d{0,11})00$/.exec(amount) ?? [];
  return dong === undefined ? null : Number(dong);
}
