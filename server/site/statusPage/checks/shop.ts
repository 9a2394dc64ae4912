import type { StatusState } from '../../../../contract/status';
import { packagesOnSale } from '../../../content/packagesOnSale';
import type { CheckDependencies } from './dependencies';

/** Whether packages can be read and paid for; without a gateway on offer the shop is closed on purpose. */
export async function checkShop(
  { db, clock }: Pick<CheckDependencies, 'db' | 'clock'>,
  gateways: readonly StatusState[],
): Promise<StatusState> {
  await packagesOnSale(db, clock.now());
  const open = gateways.filter((state) => state !== 'maintenance');
  if (open.length === 0) return 'maintenance';
  if (open.every((state) => state === 'down')) return 'down';
  return open.every((state) => state === 'operational') ? 'operational' : 'degraded';
}
