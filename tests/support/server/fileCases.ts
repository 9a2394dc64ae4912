import type { SettlementResult, SettlementRow } from '../../../contract/settlements';
import type { TestApp } from './testApp';

/**
 * Compares a settlement file of the sandbox with one transfer, and opens a case for what differs. Returns whether the
 * books lacked the transfer, so that the case holds its money.
 */
export async function makeFileCase(
  server: TestApp,
  token: string,
  { reference, order, amount }: { reference: string; order: string | null; amount: number },
): Promise<boolean> {
  const columns = 'gateway=sandbox&reference=0&orderNumber=1&amount=2&time=3';
  const time = server.clock.now().toISOString();
  const text = `Reference,Order number,Amount,Time\r\n${reference},${order ?? ''},${amount},${time}`;
  const headers = { 'content-type': 'text/csv' };
  const { body } = await server.post(`admin/settlements?${columns}`, text, { token, headers });
  const { id, onlyTheirs, differing } = body as SettlementResult;
  const isOurs = ({ rows }: { rows: readonly SettlementRow[] }) =>
    rows.find((row) => row.reference === reference);
  const row = isOurs(onlyTheirs) ?? isOurs(differing);
  if (!row) return false;
  const given = { rows: [row.number], reason: 'A lost notice' };
  await server.post(`admin/settlements/${id}/cases`, given, { token });
  return isOurs(onlyTheirs) !== undefined;
}
