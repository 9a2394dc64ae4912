import { SelectInput, type SelectInputProps, useListContext } from 'react-admin';
import type { HistoryEntry } from '../../../../contract/history';
import { usePermission } from '../../ui/usePermission';
import { useStaff } from '../staff/useStaff';

/** The staff for those who may see it; else the people of the shown entries. */
export function PersonInput(props: SelectInputProps) {
  const { data: entries = [] } = useListContext<HistoryEntry>();
  const { data: staff = [] } = useStaff(usePermission()('staff:read'));
  const people = new Map<string, string>();
  for (const { id, userName } of staff) if (userName) people.set(id, userName);
  for (const { userId, userName } of entries) if (userId) people.set(userId, userName);
  const choices = [...people].map(([id, name]) => ({ id, name }));
  return <SelectInput {...props} label="admin.history.person" choices={choices} translateChoice={false} />;
}
