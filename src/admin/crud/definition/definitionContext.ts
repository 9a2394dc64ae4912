import { createContext, useContext } from 'react';
import type { ResourceDefinition } from './resourceDefinition';

export const DefinitionContext = createContext<ResourceDefinition | null>(null);

/** The definition of the current page's resource. */
export function useDefinition(): ResourceDefinition {
  const definition = useContext(DefinitionContext);
  if (!definition) throw new Error('No resource definition here.');
  return definition;
}
