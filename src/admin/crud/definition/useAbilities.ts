import { usePermission } from '../../ui/usePermission';
import { useDefinition } from './definitionContext';

/** What the page's resource supports and the signed-in person may do. */
export function useAbilities() {
  const { inputs, canDelete = false, status, access } = useDefinition();
  const mayWrite = usePermission()(access.write);
  return {
    canEdit: mayWrite && inputs !== undefined,
    canDelete: mayWrite && canDelete,
    canSwitch: mayWrite && status !== undefined,
  };
}
