import BoltIcon from '@mui/icons-material/Bolt';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { choice, date, flag, integer, link, localized, markdown, slug, text } from '../../contract/fields';
import { gameAccess } from '../../contract/permissions';
import { integer as count, word as named, type RowOf, text as shown } from '../../contract/readFields';
import { defineReadResource } from '../../contract/readResource';
import { readRow } from '../../contract/readRows';
import { defineFormResource, defineRestResource, verbPaths } from '../../contract/resource';
import { byLanguage, type TextPairs } from '../../contract/texts';
import type { CountsOf } from '../../server/resources/counted';
import { defineResource } from '../../src/admin/crud/definition/defineResource';
import { readFilters } from '../../src/admin/crud/list/readFilters';
import { readTable } from '../../src/admin/crud/list/readTable';
import { addScreenTexts } from '../../src/admin/i18n/screenTexts';
import type { FactsOf } from '../../src/admin/ui/FactList';
import { factColumns } from '../../src/admin/ui/FactTable';

// Nothing here runs: `tsc -b` fails when a line below `@ts-expect-error` compiles. Each case is first written correctly,
// so that the error comes from the line in question.

const window = {
  start: 'startAt',
  end: 'endAt',
  past: { vi: 'Không được ở quá khứ.', en: 'Not in the past.' },
  order: { vi: 'Phải sau lúc bắt đầu.', en: 'After the start.' },
} as const;
const fields = { name: text(), kind: choice(['Solo', 'Team']), startAt: date(), endAt: date() };
const cup = { name: 'cups', access: gameAccess, search: ['name'], fields, window } as const;
const counted = { players: integer() };
const form = {
  name: 'shops',
  access: gameAccess,
  paths: verbPaths('shop'),
  listKey: 'shops',
  imagePart: 'Image',
  idParts: [],
} as const;
const toggle = { field: 'isOpen', path: 'shop/:id/toggle' } as const;

export const cups = defineRestResource({ ...cup, counted });
export const plain = defineRestResource({
  name: 'plain',
  access: gameAccess,
  search: [],
  fields: { name: text() },
});
export const shops = defineFormResource({ ...form, fields: { name: text(), isOpen: flag() }, toggle });

// The contract

// @ts-expect-error a window without its texts
defineRestResource({ ...cup, window: { start: 'startAt', end: 'endAt' } });
// @ts-expect-error a window without one of its texts
defineRestResource({ ...cup, window: { ...window, order: undefined } });
// @ts-expect-error a window of a date that is no field
defineRestResource({ ...cup, window: { ...window, end: 'until' } });
// @ts-expect-error a search in a field that is no text
defineRestResource({ ...cup, search: ['kind'] });
defineRestResource({ ...cup, check: ({ name, kind }) => (kind === 0 && name ? { name: window.past } : {}) });
// @ts-expect-error a rule about a field that there is not
defineRestResource({ ...cup, check: ({ level }) => (level ? { name: window.past } : {}) });
// @ts-expect-error no access
defineRestResource({ ...cup, access: undefined });
// @ts-expect-error a toggle without its flag
defineFormResource({ ...form, fields: { name: text() }, toggle });
// @ts-expect-error a toggle of a field that is no flag
defineFormResource({ ...form, fields: { name: text(), isOpen: integer() }, toggle });

const page = { ...localized('title'), ...localized('body', markdown()), more: link() };
export const pages = defineRestResource({
  name: 'pages',
  access: gameAccess,
  search: ['title', 'body', 'bodyEn', 'more', 'addressEn'],
  fields: { ...page, ...localized('address', slug('title')) },
});
// @ts-expect-error an address without the text that it is made of
slug();
// @ts-expect-error an address that nobody may leave empty
slug('title', { required: true });
// @ts-expect-error a link in two languages
localized('more', link());

export const counts: CountsOf<typeof cups | typeof shops> = { cups: { players: sql`0` } };
// @ts-expect-error a counted field without its counting
export const noCount: CountsOf<typeof cups> = { cups: {} };
// @ts-expect-error a resource with counted fields and no counting
export const noCounts: CountsOf<typeof cups> = {};

// The screen

const labels = {
  name: ['Tên', 'Name'],
  kind: ['Loại', 'Kind'],
  startAt: ['Bắt đầu', 'Start'],
  endAt: ['Kết thúc', 'End'],
  players: ['Người chơi', 'Players'],
} satisfies TextPairs;
const choices = { kind: { Solo: ['Đơn', 'Alone'], Team: ['Đội', 'Team'] } } satisfies TextPairs;
const nouns = { noun: ['giải', 'Cup'], lower: ['giải', 'cup'], nouns: ['Giải', 'Cups'] } satisfies TextPairs;
const texts = { ...nouns, labels, choices };
const status = { on: 'admin.enum.packageStatus.Active', off: 'admin.enum.packageStatus.Inactive' } as const;
const spec = { path: '/admin/cups', icon: BoltIcon };

defineResource(cups, { ...spec, columns: ['name', 'others'], form: ['name', ['kind'], 'window'], texts });
const { kind, ...noKind } = labels;
// @ts-expect-error a missing label
defineResource(cups, { ...spec, texts: { ...texts, labels: noKind } });
const { players, ...notCounted } = labels;
// @ts-expect-error a counted field without its label
defineResource(cups, { ...spec, texts: { ...texts, labels: notCounted } });
// @ts-expect-error a label in one language only
defineResource(cups, { ...spec, texts: { ...texts, labels: { ...labels, kind: ['Loại'] } } });
// @ts-expect-error a help text in one language only, which a resource may have or not
defineResource(cups, { ...spec, texts: { ...texts, help: { name: ['Tên của giải.'] } } });
// @ts-expect-error a text that is not a pair
defineResource(cups, { ...spec, texts: { ...texts, empty: 'Chưa có giải nào.' } });
// @ts-expect-error a column that is no field
defineResource(cups, { ...spec, columns: ['level', 'others'], texts });
// @ts-expect-error an input that is no field
defineResource(cups, { ...spec, form: ['level', 'others'], texts });
// @ts-expect-error an input for what the server counts
defineResource(cups, { ...spec, form: ['players', 'others'], texts });
// @ts-expect-error a filter by a field that is no choice
defineResource(cups, { ...spec, filters: ['name'], texts });
// @ts-expect-error a choice without a text
defineResource(cups, { ...spec, texts: { ...texts, choices: { kind: { Solo: ['Đơn', 'Alone'] } } } });
// @ts-expect-error choices without texts
defineResource(cups, { ...spec, texts: { ...texts, choices: undefined } });
// @ts-expect-error a shared list that lacks the labels of the choice
defineResource(cups, { ...spec, labels: { kind: 'rarity' }, texts });
// @ts-expect-error a picture that the contract does not have
defineResource(cups, { ...spec, columns: ['image', 'others'], texts });
// @ts-expect-error a dialog for a toggle that the contract does not have
defineResource(cups, { ...spec, status, texts });

defineResource(cups, { ...spec, defaultValues: { name: 'Cúp', kind: 1, startAt: null }, texts });
// @ts-expect-error a value of a field that there is not
defineResource(cups, { ...spec, defaultValues: { level: 1 }, texts });
// @ts-expect-error a value of the wrong type
defineResource(cups, { ...spec, defaultValues: { name: 1 }, texts });
// @ts-expect-error a choice by its label instead of its index
defineResource(cups, { ...spec, defaultValues: { kind: 'Solo' }, texts });
// @ts-expect-error a choice by an index that it does not have
defineResource(cups, { ...spec, defaultValues: { kind: 2 }, texts });

// What a table or form omits

const table = { columns: ['name', 'kind'], notInTable: ['startAt', 'endAt', 'players'] } as const;
defineResource(cups, { ...spec, ...table, texts });
defineResource(cups, { ...spec, columns: [{ field: 'players', as: <b /> }, 'others'], texts });
defineResource(cups, { ...spec, form: [['name', 'kind']], notInForm: ['startAt', 'endAt'], texts });
defineResource(cups, { ...spec, form: [{ group: 'base', of: ['name', 'kind'] }, 'window'], texts });
// @ts-expect-error fields that the table leaves out without naming them
defineResource(cups, { ...spec, columns: ['name', 'kind'], texts });
// @ts-expect-error a field that the table leaves out without naming it, beside others
defineResource(cups, { ...spec, ...table, notInTable: ['startAt', 'endAt'], texts });
// @ts-expect-error a field that is left out of the table and is none
defineResource(cups, { ...spec, ...table, notInTable: [...table.notInTable, 'level'], texts });
// @ts-expect-error fields whose places the table hides in a node
defineResource(cups, { ...spec, columns: ['name', 'kind', <b key="at" />], notInTable: ['players'], texts });
// @ts-expect-error fields that the form leaves out without naming them
defineResource(cups, { ...spec, form: ['name', 'window'], texts });
// @ts-expect-error a group that leaves a field out
defineResource(cups, { ...spec, form: [{ group: 'base', of: ['name'] }, 'window'], texts });
// @ts-expect-error a window that nobody enters
defineResource(cups, { ...spec, form: [['name', 'kind']], texts });

const name = { ...nouns, labels: { name: ['Tên', 'Name'] } } satisfies TextPairs;
defineResource(plain, { ...spec, form: ['name'], texts: name });
// @ts-expect-error a window that the contract does not have
defineResource(plain, { ...spec, form: ['window', 'others'], texts: name });

const shop = {
  ...nouns,
  labels: { name: ['Tên', 'Name'], isOpen: ['Mở cửa', 'Open'] },
  changeStatus: ['Đổi trạng thái', 'Change the state'],
} satisfies TextPairs;
defineResource(shops, {
  ...spec,
  columns: ['image', 'isOpen', 'others'],
  status,
  texts: shop,
});
// @ts-expect-error a toggle without its dialog
defineResource(shops, { ...spec, texts: shop });
const { changeStatus, ...untitled } = shop;
// @ts-expect-error a toggle without the title of its dialog
defineResource(shops, { ...spec, status, texts: untitled });
// @ts-expect-error a state without its text
defineResource(shops, { ...spec, status: { ...status, on: 'Open' }, texts: shop });
// @ts-expect-error a picture that the table leaves out without naming it
defineResource(shops, { ...spec, columns: ['name', 'isOpen'], status, texts: shop });

// Lists that are only read

interface Score {
  id: string;
  version: number;
  points: number;
  player: string;
}
const ofScore = { points: ['Điểm', 'Points'], player: ['Người chơi', 'Player'] } satisfies TextPairs;
const shots = {
  points: count({ label: ofScore.points, sort: true }),
  player: shown({ label: ofScore.player, beside: 'points' }),
  playerId: shown({ notShown: true, filter: true }),
  weapon: named(['bow', 'gun'], { label: ['Vũ khí', 'Weapon'], filter: true }),
};
const shot = {
  name: 'shots',
  group: 'shots',
  access: 'players:read',
  exportAccess: 'players:export',
} as const;
const read = { ...shot, isSearched: false, sort: ['points', 'DESC'] } as const;
export const list = defineReadResource({ ...read, order: ['weapon', 'player'], fields: shots });
export const rowOf: RowOf<typeof list> = { id: '', points: 1, player: '', playerId: '', weapon: 'gun' };
export const row: Static<typeof StoredShot> = { id: '', points: 1, player: '', playerId: '', weapon: 'bow' };
const StoredShot = readRow(list);
// @ts-expect-error a field that people see without its label
shown({ filter: true });
// @ts-expect-error a label in one language only
shown({ label: ['Điểm'] });
// @ts-expect-error an order by a field that the list cannot be sorted by
defineReadResource({ ...read, fields: shots, sort: ['player', 'ASC'] });
const nowhere = { ...shots, player: shown({ label: ofScore.player, beside: 'level' }) };
// @ts-expect-error a field beside one that there is not
defineReadResource({ ...read, fields: nowhere });
const inTwo = { ...shots, weapon: shown({ label: ofScore.player, beside: 'player' }) };
// @ts-expect-error a field beside one that is no column
defineReadResource({ ...read, fields: inTwo });
// @ts-expect-error a place in the order of a field that nobody sees
defineReadResource({ ...read, fields: shots, order: ['playerId'] });
readTable(list, { points: <b />, weapon: { label: 'weapons' } });
// @ts-expect-error a cell of a field that stands beside another
readTable(list, { player: <b /> });
// @ts-expect-error a cell of a field that nobody sees
readTable(list, { playerId: <b /> });
// @ts-expect-error a cell of a field that there is not
readTable(list, { level: <b /> });
readFilters(list, ['weapon']);
// @ts-expect-error a filter by its words of a field that has none
readFilters(list, ['playerId']);
interface Shot extends Score {
  playerEn: string;
}
const cell = ({ points }: Shot) => points;
factColumns<Shot>({ points: { head: 'Điểm', cell }, player: 'points' });
// @ts-expect-error a field of a small table without its place
factColumns<Shot>({ points: { head: 'Điểm', cell } });
export const facts: FactsOf<Shot> = { points: 3, player: null };
// @ts-expect-error a field without its fact
export const fewFacts: FactsOf<Shot> = { points: 3 };

// Texts

byLanguage({
  title: ['Tiêu đề', 'Title'],
  part: { of: [(n: number) => `${n} phần`, (n: number) => `${n} parts`] },
});
// @ts-expect-error a text in one language only
byLanguage({ title: ['Tiêu đề'] });
// @ts-expect-error a text that is not a pair
byLanguage({ title: 'Tiêu đề' });
// @ts-expect-error a text in three languages
byLanguage({ part: { title: ['Tiêu đề', 'Title', 'Titre'] } });
// @ts-expect-error a text that there is not
export const noText = byLanguage({ title: ['Tiêu đề', 'Title'] }).vi.name;
// @ts-expect-error texts of a screen in one language only
addScreenTexts('screen', { title: ['Tiêu đề'] });
