import { useState } from 'react';
import { itemLang } from '../../../contract/localized';
import type { OwnItem, OwnItems } from '../../../contract/wardrobe';
import type { ShownItem, WardrobeContent } from '../../../contract/wardrobePage';
import { useSession } from '../../session/useSession';
import { useItems } from '../profile/useItems';

/** The items and wallets of a signed-in player. */
export type KnownOwn = { state: 'known' } & OwnItems;

/** What is known of the reader's own items. */
type Own =
  /** Nothing is sold here, and nobody signs in: a page without a server. */
  { state: 'sample' | 'guest' | 'loading' } | { state: 'failed'; retry: () => void } | KnownOwn;

/** The reader's own items, after the page has hydrated. */
function useOwn({ sample }: WardrobeContent): Own {
  const { signedIn } = useSession();
  const { data, isError, refetch } = useItems(signedIn && !sample);
  if (sample) return { state: 'sample' };
  if (!signedIn) return { state: 'guest' };
  if (data) return { state: 'known', ...data };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

/** An owned accessory that is no longer in the catalogue, as the page shows one: nobody can buy it. */
const retired = ({ accessoryId, ...item }: OwnItem): ShownItem => ({
  ...item,
  id: accessoryId,
  version: 0,
  description: '',
  goldPrice: 0,
  diamondPrice: 0,
  listedGoldPrice: 0,
  listedDiamondPrice: 0,
  discountDate: null,
  expirationDate: null,
  gift: null,
  lang: itemLang,
});

/** What is tried on by type: an item's id, or null for nothing. */
type Tried = Readonly<Record<number, string | null>>;

/** The item of an address: by its id, or by its slug in the library. */
const itemAt = (items: readonly ShownItem[], wanted: string | null): ShownItem | undefined =>
  wanted ? items.find(({ id, librarySlug }) => id === wanted || librarySlug === wanted) : undefined;

/** The wardrobe as the reader has it open: what is owned, worn, tried on and chosen. */
export function useWardrobe(content: WardrobeContent, wanted: string | null) {
  const own = useOwn(content);
  const first = itemAt(content.items, wanted);
  const [tried, setTried] = useState<Tried>(first ? { [first.type]: first.id } : {});
  const [chosenId, setChosenId] = useState(first?.id ?? null);
  const owned = new Map(own.state === 'known' ? own.items.map((item) => [item.accessoryId, item]) : []);
  const listed = new Set(content.items.map(({ id }) => id));
  const items = [
    ...content.items,
    ...[...owned.values()].filter(({ accessoryId }) => !listed.has(accessoryId)).map(retired),
  ];
  const worn = items.filter(({ id }) => owned.get(id)?.isWorn);
  const isOn = ({ id, type }: ShownItem): boolean =>
    tried[type] === undefined ? worn.some((item) => item.id === id) : tried[type] === id;
  return {
    own,
    items,
    owned,
    /** What the robot shows, by type. */
    shown: items.filter(isOn).sort((one, other) => one.type - other.type),
    isTrying: Object.keys(tried).length > 0,
    isOn,
    chosen: items.find(({ id }) => id === chosenId),
    /** Tries an item on, or takes it off when the robot has it already. */
    choose(item: ShownItem) {
      setChosenId(item.id);
      setTried({ ...tried, [item.type]: isOn(item) ? null : item.id });
    },
    /** Shows what is worn again. */
    reset() {
      setTried({});
      setChosenId(null);
    },
    /** What was tried of a type is worn now, or nothing is: the robot shows what the server says. */
    settle(type: number) {
      setTried(Object.fromEntries(Object.entries(tried).filter(([each]) => Number(each) !== type)));
    },
  };
}
export type WardrobeState = ReturnType<typeof useWardrobe>;
