import type { Language } from '../../../../contract/languages';
import type { Permission } from '../../../../contract/permissions';

/** The groups of the results, in order: what the server finds, and what the back office has. */
export const groupNames = ['players', 'payments', 'cases', 'catalog', 'pages', 'actions'] as const;
export type GroupName = (typeof groupNames)[number];

/** A result, or a recent one. */
export interface Option {
  group: GroupName;
  title: string;
  /** The language of the title, where it is not the reader's. */
  lang?: Language | undefined;
  /** What distinguishes it from others with the same title. */
  note: string;
  path: string;
  isExact?: boolean;
}
export interface OptionGroup {
  name: GroupName | 'recent';
  options: Option[];
  isMore: boolean;
}

/** The permission needed to show a recent result again; pages without one check it themselves. */
export const accessOf: Partial<Record<GroupName, Permission>> = {
  players: 'players:read',
  payments: 'payments:read',
  cases: 'cases:read',
};
