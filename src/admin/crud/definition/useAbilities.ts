import { type RaRecord, useGetIdentity } from 'react-admin';
import { usePermission, useStaffProfile } from '../../ui/usePermission';
import { useDefinition } from './definitionContext';

/** What the page's resource supports and the signed-in person is permitted to do. */
export function useAbilities() {
  const { inputs, canDelete = false, status, access } = useDefinition();
  const mayWrite = usePermission()(access.write);
  const { data } = useStaffProfile();
  const { identity } = useGetIdentity();
  const reader = { id: identity?.id, roles: data?.roles ?? [] };
  return {
    canEdit: mayWrite && inputs !== undefined,
    canDelete: mayWrite && canDelete,
    canSwitch: mayWrite && status !== undefined,
    /** Whether the reader may change the state of this record. */
    maySwitch: (record: RaRecord) => mayWrite && (status?.mayChange?.(record, reader) ?? true),
  };
}
