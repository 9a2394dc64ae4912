import { SelectInput, type SelectInputProps, useGetList, useListContext } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/history';
import { staff } from '../../../../contract/readResources';
import type { StaffMember } from '../../../../contract/staff';
import { usePermission } from '../../ui/usePermission';

/**
 * Lists the staff for those who may see them and if they can be fetched, which each opening retries; otherwise the people
 * of the shown entries.
 */
export function PersonInput(props: SelectInputProps) {
  const { data: entries = [] } = useListContext<HistoryEntry>();
  const {
    data: members = [],
    error,
    refetch,
  } = useGetList<StaffMember>(
    staff.name,
    { pagination: { page: 1, perPage: 1000 }, filter: { state: ['active', 'banned'] } },
    { enabled: usePermission()('staff:read'), onError: () => undefined },
  );
  const people = new Map<string, string>();
  for (const { id, userName } of members) if (userName) people.set(id, userName);
  for (const { userId, userName } of entries) if (userId) people.set(userId, userName);
  const choices = [...people].map(([id, name]) => ({ id, name }));
  return (
    <SelectInput
      {...props}
      label="admin.history.person"
      choices={choices}
      translateChoice={false}
      helperText={error ? 'admin.history.peopleFailed' : false}
      slotProps={{ select: { onOpen: () => error && void refetch() } }}
    />
  );
}
