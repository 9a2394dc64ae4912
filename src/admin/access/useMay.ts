import { useQuery } from '@tanstack/react-query';
import type { Permission } from '../../../contract/permissions';
import { standingQuery } from '../../authProvider/standing';

/** The signed-in person's staff roles and permissions. */
export const useStanding = () => useQuery(standingQuery());

/** Whether something needs no permission, or one that the person has. */
export type May = (permission: Permission | undefined) => boolean;

/** What the signed-in person may do. The server enforces it; the screens only hide the rest. */
export function useMay(): May {
  const { data } = useStanding();
  return (permission) => permission === undefined || (data?.permissions.includes(permission) ?? false);
}
