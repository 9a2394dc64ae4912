import { useGetIdentity } from 'react-admin';
import type { Permission } from '../../../../contract/permissions';
import type { PlayerPage } from '../../../../contract/playerPage';
import { usePermission } from '../../ui/usePermission';

/** Whether the reader may change an account: only owners change that of a colleague, who alone may manage the staff. */
export function useMayAct({ role }: Pick<PlayerPage, 'role'>, needed: Permission): boolean {
  const may = usePermission();
  return may(needed) && (role !== 'Admin' || may('staff:write'));
}

/** Whether the reader may change the wallets of an account, which is neither closed nor their own. */
export function useMayGrant({
  id,
  eraseAt,
  erasedAt,
}: Pick<PlayerPage, 'id' | 'eraseAt' | 'erasedAt'>): boolean {
  const may = usePermission();
  const isOwn = useGetIdentity().identity?.id === id;
  return !isOwn && !eraseAt && !erasedAt && may('wallets:write');
}
