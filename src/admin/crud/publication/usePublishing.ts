import { usePermission } from '../../ui/usePermission';
import { useDefinition } from '../definition/definitionContext';
import { publicationOf } from '../definition/publicationOf';

/** Whether the page's resource is published, and the reader may do that. */
export function usePublishing(): boolean {
  const { contract } = useDefinition();
  const may = usePermission()('content:publish');
  return may && publicationOf(contract) !== undefined;
}
