import { catalog } from '../../contract/catalog';
import type { Endpoint } from './endpoint';
import { catalogEndpoint } from './endpoints/catalog';
import { levels } from './endpoints/levels';
import { users } from './endpoints/users';

/** Every resource with calls of its own, by name; all others go to ra-data-simple-rest. */
export const endpoints: Record<string, Endpoint> = {
  ...Object.fromEntries(catalog.map((resource) => [resource.name, catalogEndpoint(resource)])),
  levels,
  users,
};
