import type { ReactNode } from 'react';
import { usePermission } from '../../ui/usePermission';
import { useDefinition } from '../definition/definitionContext';

/** Content for those who may change the page's resource; the server would refuse the others. */
export function MayWrite({ children }: { children: ReactNode }) {
  const { access } = useDefinition();
  return usePermission()(access.write) ? children : null;
}
