import { flag as filterFlag } from './fields';
import { itemSources } from './itemSources';
import { ledgerReasons, ledgerWallets } from './ledger';
import { mailStates } from './mails';
import { date, english, flag, integer, text, word } from './readFields';
import { defineListedResource, type ListedResource } from './readResource';

/** What the lists about one player have in common; their address contains the player's id. */
const own = { access: 'players:read', isSearched: false } as const;
/** What a row has for the cell of another field, for its buttons or for a layout of its own; no list here is a file. */
const aside = { notShown: true } as const;
const asideOrNull = { ...aside, isNullable: true } as const;

/** Each change of a wallet, and what caused it: the payment, refund, season, accessory or day it belongs to. */
const ledger = defineListedResource({
  ...own,
  name: 'ledger',
  labels: 'player-ledger',
  sort: ['createdAt', 'DESC'],
  order: ['createdAt', 'reason'],
  fields: {
    createdAt: date({ label: ['Thời điểm', 'Time'], filter: true, sort: true }),
    wallet: word(ledgerWallets, { label: ['Ví', 'Wallet'], texts: 'transactions.wallet', filter: true }),
    amount: integer({ label: ['Thay đổi', 'Change'] }),
    balanceAfter: integer({ label: ['Số dư', 'Balance'] }),
    reason: word(ledgerReasons, { label: ['Lý do', 'Reason'], filter: true }),
    paymentId: text(asideOrNull),
    packageName: text(asideOrNull),
    /** The refund that took something back, or the grant. */
    requestId: text(asideOrNull),
    seasonNumber: integer(asideOrNull),
    /** The accessory that was bought or returned. */
    itemName: text(asideOrNull),
  },
});

/** The accessories that the player has. */
const items = defineListedResource({
  ...own,
  name: 'items',
  labels: 'player-items',
  sort: ['givenAt', 'DESC'],
  order: ['imageUrl'],
  fields: {
    /** As it was called when it was given. */
    name: text({ label: ['Tên', 'Name'] }),
    source: word(itemSources, { label: ['Có được từ', 'From'], texts: 'player.item' }),
    givenAt: date({ label: ['Nhận lúc', 'Received'], filter: true, sort: true }),
    /** Its picture; empty without one, or when it is no longer in the catalogue. */
    imageUrl: text({ label: ['Ảnh', 'Image'] }),
  },
});

/** The seasons in which the player spent money; number, name and goal are null if one has been deleted. */
const seasons = defineListedResource({
  ...own,
  name: 'seasons',
  sort: ['startAt', 'DESC'],
  fields: {
    number: integer(asideOrNull),
    name: text(asideOrNull),
    nameEn: english('name', { isNullable: true }),
    startAt: date({ ...asideOrNull, filter: true, sort: true }),
    endAt: date(asideOrNull),
    /** In VND. */
    goal: integer(asideOrNull),
    spent: integer(aside),
  },
});

/** Where the player is and was signed in. */
const sessions = defineListedResource({
  ...own,
  name: 'sessions',
  labels: 'player-sessions',
  sort: ['createdAt', 'DESC'],
  filters: { isOpen: filterFlag() },
  fields: {
    device: text({ label: ['Thiết bị', 'Device'], isNullable: true, access: 'players:contacts' }),
    network: text({ label: ['Mạng', 'Network'], isNullable: true, access: 'players:contacts' }),
    createdAt: date({ label: ['Đăng nhập lúc', 'Logged in'], filter: true, sort: true }),
    lastUsedAt: date({ label: ['Dùng lần cuối', 'Last used'] }),
    /** When and why it ended, or null while it is open. */
    endedAt: date({ label: ['Trạng thái', 'Status'], isNullable: true }),
    endReason: text(asideOrNull),
  },
});

/** The mails to the player's address, without their content, which may include a code. */
const mails = defineListedResource({
  ...own,
  name: 'mails',
  labels: 'player-mails',
  sort: ['createdAt', 'DESC'],
  fields: {
    template: text({ label: ['Email', 'Email'] }),
    createdAt: date({ label: ['Tạo lúc', 'Created'], filter: true, sort: true }),
    state: word(mailStates, { label: ['Trạng thái', 'Status'], filter: true }),
    /** When it was sent, given up on or found expired; while it waits, when it will be tried next. */
    at: date(aside),
    attempts: integer(aside),
    /** Why the last attempt failed: an error code of the mail server or the network; null if it did not fail. */
    failure: text(asideOrNull),
    paymentId: text(asideOrNull),
  },
});

/** The notes of staff about the player. */
const notes = defineListedResource({
  ...own,
  name: 'notes',
  sort: ['createdAt', 'DESC'],
  fields: {
    author: text(aside),
    text: text(aside),
    createdAt: date({ ...aside, filter: true, sort: true }),
    /** Whether the reader wrote it within the last day, and so may delete it. */
    mayDelete: flag(aside),
  },
});

/** The lists on a player's page, each a tab of the same name (studio.md section 3). */
export const playerLists = { ledger, items, seasons, sessions, mails, notes };
export type PlayerListName = keyof typeof playerLists;

/** A list about one player as react-admin knows it: its name is the address below `admin/`. */
export const listOfPlayer = (name: PlayerListName, id: string): ListedResource => ({
  ...playerLists[name],
  name: `players/${id}/${name}`,
});
