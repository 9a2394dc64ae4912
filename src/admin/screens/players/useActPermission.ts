import { useGetIdentity } from 'react-admin';
import { type AccountAct, mayActOn } from '../../../../contract/accountActs';
import type { PlayerPage } from '../../../../contract/playerPage';
import { serverDate } from '../../../api/clock';
import { usePermission } from '../../ui/usePermission';

/** The actions that the reader may perform on an account, by the same rule as the server's. */
export function useActPermission(account: PlayerPage): (act: AccountAct) => boolean {
  const may = usePermission();
  const id = useGetIdentity().identity?.id;
  return (act) => mayActOn(act, account, { id: id === undefined ? id : String(id), may }, serverDate());
}
