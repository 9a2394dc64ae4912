import { type Permission, permissionsOf } from '../../../contract/permissions';
import type { Resource } from '../../../contract/resource';
import { audited } from '../../audit/audited';
import type { Actor } from '../../http/types';

type Reader = Pick<Actor, 'staffRoles'>;

/** The permission to read the history of a resource, by the resource's name. */
export function historyReaders(resources: readonly Resource[]): ReadonlyMap<string, Permission> {
  const declared = resources.map(({ name, access }) => [name, access.read] as const);
  const others = Object.entries(audited).flatMap(([name, { read }]) => (read ? [[name, read] as const] : []));
  return new Map<string, Permission>([...declared, ...others]);
}

/** Whether someone may read the whole history, sign-ins and networks included. */
export const seesAll = ({ staffRoles }: Reader): boolean => permissionsOf(staffRoles).includes('history:all');

/** The resources whose history someone may read; null for all of them. */
export function visibleResources(readers: ReadonlyMap<string, Permission>, reader: Reader): string[] | null {
  if (seesAll(reader)) return null;
  const held = permissionsOf(reader.staffRoles);
  return [...readers].filter(([, permission]) => held.includes(permission)).map(([name]) => name);
}
