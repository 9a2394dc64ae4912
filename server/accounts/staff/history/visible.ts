import { type Permission, permissionsOf } from '../../../../contract/permissions';
import type { Resource } from '../../../../contract/resource';
import { audited } from '../../../audit/audited';
import type { Actor } from '../../../http/types';

/** The permission to read the history of a resource, by the resource's name. */
export function historyReaders(resources: readonly Resource[]): ReadonlyMap<string, Permission> {
  const declared = resources.map(({ name, access }) => [name, access.read] as const);
  const others = Object.entries(audited).flatMap(([name, { read }]) => (read ? [[name, read] as const] : []));
  return new Map<string, Permission>([...declared, ...others]);
}

/** The resources whose history someone may read; null for all of them. */
export function visibleResources(
  readers: ReadonlyMap<string, Permission>,
  reader: Pick<Actor, 'staffRoles'>,
): string[] | null {
  const held = permissionsOf(reader.staffRoles);
  if (held.includes('history:all')) return null;
  return [...readers].filter(([, permission]) => held.includes(permission)).map(([name]) => name);
}
