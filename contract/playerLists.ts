import { date, flag, word } from './fields';
import { ledgerReasons, ledgerWallets } from './ledger';
import { mailStates } from './mails';
import type { ListedResource } from './readResource';

/** What a list about one player declares; its address contains the player's id. */
type PlayerList = Omit<ListedResource, 'access'> & { access: 'players:read' };

/** The lists on a player's page, each a tab of the same name (studio.md section 3). */
export const playerLists = {
  ledger: {
    name: 'ledger',
    access: 'players:read',
    fields: {
      createdAt: date(),
      wallet: word(ledgerWallets),
      reason: word(ledgerReasons),
    },
    sorts: ['createdAt'],
    sort: ['createdAt', 'DESC'],
    isSearched: false,
  },
  items: {
    name: 'items',
    access: 'players:read',
    fields: { givenAt: date() },
    sorts: ['givenAt'],
    sort: ['givenAt', 'DESC'],
    isSearched: false,
  },
  seasons: {
    name: 'seasons',
    access: 'players:read',
    fields: { startAt: date() },
    sorts: ['startAt'],
    sort: ['startAt', 'DESC'],
    isSearched: false,
  },
  sessions: {
    name: 'sessions',
    access: 'players:read',
    fields: { createdAt: date(), isOpen: flag() },
    sorts: ['createdAt'],
    sort: ['createdAt', 'DESC'],
    isSearched: false,
    fieldAccess: { device: 'players:contacts', network: 'players:contacts' },
  },
  mails: {
    name: 'mails',
    access: 'players:read',
    fields: { createdAt: date(), state: word(mailStates) },
    sorts: ['createdAt'],
    sort: ['createdAt', 'DESC'],
    isSearched: false,
  },
  notes: {
    name: 'notes',
    access: 'players:read',
    fields: { createdAt: date() },
    sorts: ['createdAt'],
    sort: ['createdAt', 'DESC'],
    isSearched: false,
  },
} as const satisfies Record<string, PlayerList>;
export type PlayerListName = keyof typeof playerLists;

/** A list about one player as react-admin knows it: its name is the address below `admin/`. */
export const listOfPlayer = (name: PlayerListName, id: string): ListedResource => ({
  ...playerLists[name],
  name: `players/${id}/${name}`,
});
