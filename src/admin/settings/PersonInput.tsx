import { useQuery } from '@tanstack/react-query';
import { SelectInput, type SelectInputProps, useDataProvider, useListContext } from 'react-admin';
import type { HistoryEntry } from '../../../contract/history';
import type { StaffMember } from '../../../contract/staff';
import type { AppDataProvider } from '../../dataProvider/dataProvider';
import { useMay } from '../access/useMay';

/** The staff for those who may see it; else the people of the shown entries. */
export function PersonInput(props: SelectInputProps) {
  const provider = useDataProvider<AppDataProvider>();
  const mayList = useMay()('staff:read');
  const { data: entries = [] } = useListContext<HistoryEntry>();
  const { data: staff = [] } = useQuery({
    queryKey: ['call', 'admin/staff'],
    queryFn: ({ signal }) => provider.send<StaffMember[]>('admin/staff', { signal }),
    enabled: mayList,
  });
  const people = new Map<string, string>();
  for (const { id, userName } of staff) if (userName) people.set(id, userName);
  for (const { userId, userName } of entries) if (userId) people.set(userId, userName);
  const choices = [...people].map(([id, name]) => ({ id, name }));
  return <SelectInput {...props} label="admin.history.person" choices={choices} translateChoice={false} />;
}
