import type { Language } from '../../../../contract/languages';
import type { Permission } from '../../../../contract/permissions';
import { searchRows } from '../../../../contract/searchLimits';
import { searchKey } from '../../../../contract/text';
import { paths } from '../../../paths';
import type { ResourceDefinition } from '../../crud/definition/resourceDefinition';
import { isOpen, labelOf } from '../../crud/sections/tabs';
import { moneyPaths } from '../../screens/money/moneyPaths';
import type { May } from '../../ui/usePermission';
import { type MenuPage, mayOpen } from '../pages/menuPage';
import type { Option, OptionGroup } from './option';

/**
 * Results that need no server. Passed in rather than imported, because its pages lead to every other script: the
 * bundler would split their shared code into two dozen files.
 */
export interface Office {
  pages: readonly MenuPage[];
  resources: readonly ResourceDefinition[];
}

/** The input of the search for pages and actions: all of them, with the reader's texts and permissions. */
export interface Reader extends Office {
  translate: (key: string, options?: object) => string;
  language: Language;
  may: May;
}
interface Named {
  /** Its texts in both languages; any of them matches. */
  names: readonly string[];
  option: Option;
}

/** Addresses without a tab of their own in the menu's pages. */
const places: ReadonlyArray<{ name: string; path: string; access: Permission }> = [
  { name: 'cases', path: moneyPaths.cases, access: 'cases:read' },
  { name: 'requests', path: moneyPaths.requests, access: 'payments:read' },
  { name: 'closing', path: moneyPaths.closing, access: 'cases:read' },
  { name: 'reconciliation', path: moneyPaths.reconciliation, access: 'payments:export' },
];

/** Actions that are not a resource's form. */
const actions: ReadonlyArray<{ name: string; path: string; access?: Permission }> = [
  { name: 'invite', path: `${paths.admin.staff}/invite`, access: 'staff:write' },
  { name: 'password', path: `${paths.admin.settings}/security` },
  { name: 'compare', path: moneyPaths.reconciliation, access: 'payments:export' },
  { name: 'maintenance', path: `${paths.admin.settings}/site`, access: 'settings:write' },
  { name: 'testMail', path: `${paths.admin.settings}/mail`, access: 'settings:write' },
];

/** A menu page, or each of its tabs that the reader may open. */
function namedPage(page: MenuPage, { translate, may }: Reader): Named[] {
  const title = translate(`pages.${page.name}.title`);
  const own = [...page.texts.title, ...page.texts.menu];
  if (!page.tabs) return [{ names: own, option: { group: 'pages', title, note: '', path: page.path } }];
  return page.tabs
    .filter((tab) => isOpen(tab, may))
    .map((tab) => {
      const label = translate(labelOf(tab));
      const names = 'content' in tab ? [] : tab.texts.nouns;
      const path = `${page.path}/${tab.name}`;
      return {
        names: [...own, label, ...names],
        option: { group: 'pages', title: label, note: title, path },
      };
    });
}

const namedPages = (reader: Reader): Named[] => [
  ...reader.pages.filter((page) => mayOpen(page, reader.may)).flatMap((page) => namedPage(page, reader)),
  ...places
    .filter(({ access }) => reader.may(access))
    .map(({ name, path }) => placeOf('pages', reader.translate(`search.place.${name}`), path)),
];

const placeOf = (group: Option['group'], title: string, path: string, names: string[] = []): Named => ({
  names: [title, ...names],
  option: { group, title, note: '', path },
});

/** The actions of a resource that have their own address and that the reader may perform. */
function actionsOf({ name, path, texts, inputs, balance }: ResourceDefinition, reader: Reader): Named[] {
  const textOf = (key: string) => reader.translate(`resources.${name}.${key}`);
  const add = reader.translate('search.action.add', { noun: textOf('lower') });
  return [
    ...(inputs ? [placeOf('actions', add, `${path}/create`, [name, ...texts.noun])] : []),
    ...(balance
      ? [
          placeOf(
            'actions',
            reader.translate('search.action.balance', { nouns: textOf('nouns') }),
            `${path}/balance`,
            [...texts.noun],
          ),
        ]
      : []),
  ];
}

const namedActions = (reader: Reader): Named[] => [
  ...reader.resources
    .filter(({ access }) => reader.may(access.write))
    .flatMap((one) => actionsOf(one, reader)),
  ...actions
    .filter(({ access }) => reader.may(access))
    .map(({ name, path }) => placeOf('actions', reader.translate(`search.action.${name}`), path)),
];

/** Whether every word of the text is the beginning of a word in the names. */
function isMet(text: string, names: readonly string[]): boolean {
  const key = ` ${searchKey(names.join(' '))}`;
  return searchKey(text)
    .split(' ')
    .every((word) => key.includes(` ${word}`));
}

function groupOf(name: 'pages' | 'actions', text: string, named: readonly Named[]): OptionGroup[] {
  const found = named.filter(({ names }) => isMet(text, names)).map(({ option }) => option);
  if (found.length === 0) return [];
  const start = searchKey(text);
  const isFirst = ({ title }: Option) => Number(searchKey(title).startsWith(start));
  const options = found.toSorted((a, b) => isFirst(b) - isFirst(a)).slice(0, searchRows);
  return [{ name, options, isMore: found.length > searchRows }];
}

/** The pages and actions that match a text: the browser knows them all, so they appear at once. */
export const findPlaces = (text: string, reader: Reader): OptionGroup[] =>
  searchKey(text) === ''
    ? []
    : [...groupOf('pages', text, namedPages(reader)), ...groupOf('actions', text, namedActions(reader))];
