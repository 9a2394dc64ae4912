import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { StaffMember } from '../../../../contract/staff';
import { listStaff } from '../../../api/staff';
import { guarded, isOutdated } from '../../../dataProvider/errors';
import { dropWholeList } from '../../../dataProvider/wholeList';

const queryKey = ['staff', 'list'];

/** The staff and its pending invitations; not fetched without the permission to see them. */
export const useStaff = (enabled = true) =>
  useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => guarded('staff.failed.list', () => listStaff(signal)),
  });

export const useMember = (id: string | undefined): StaffMember | undefined =>
  useStaff().data?.find((member) => member.id === id);

/** Runs a staff call, then refetches the list: after a success, and when it turns out to be outdated. */
export function useStaffCall<V>(call: (values: V) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reload = async () => {
    // The same list, as the data provider has it for references.
    await dropWholeList(queryClient, 'staff');
    await queryClient.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: (values: V) => guarded('staff.failed.act', () => call(values)),
    onSuccess: async () => {
      notify(done, { type: 'success' });
      await reload();
    },
    onError: (error) => {
      if (isOutdated(error)) void reload();
    },
  });
}
