import { useQuery } from '@tanstack/react-query';
import type { Permission } from '../../../contract/permissions';
import { standingQuery } from '../../authProvider/standing';

/** What the signed-in person is on the staff. */
export const useStanding = () => useQuery(standingQuery());

/** Whether something needs no permission, or one that the person has. */
export type May = (permission: Permission | undefined) => boolean;

/** What the signed-in person may do; the server decides, the screens only offer no more than that. */
export function useMay(): May {
  const { data } = useStanding();
  return (permission) => permission === undefined || (data?.permissions.includes(permission) ?? false);
}
