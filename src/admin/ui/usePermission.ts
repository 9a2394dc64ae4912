import { useQuery } from '@tanstack/react-query';
import type { Permission } from '../../../contract/permissions';
import { staffProfileQuery } from '../../authProvider/staffProfile';

/** The signed-in person's staff roles and permissions. */
export const useStaffProfile = () => useQuery(staffProfileQuery());

/** Whether something needs no permission, or one that the person has. */
export type May = (permission: Permission | undefined) => boolean;

/** What the signed-in person may do. The server enforces it; the screens only hide the rest. */
export function usePermission(): May {
  const { data } = useStaffProfile();
  return (permission) => permission === undefined || (data?.permissions.includes(permission) ?? false);
}
