import type { Offer } from '../../../contract/accessoryPrice';
import type { ShownItem } from '../../../contract/wardrobePage';
import { CardLink } from '../profile/CardLink';
import { Offers } from './Offers';
import { OwnedActions } from './OwnedActions';
import type { KnownOwn, WardrobeState } from './useWardrobe';

interface Props {
  item: ShownItem;
  offers: readonly Offer[];
  wardrobe: WardrobeState;
  own: KnownOwn;
  now: number;
}

/** What a signed-in player can do with an item. */
export function OwnWays({ item, offers, wardrobe, own, now }: Props) {
  const owned = wardrobe.owned.get(item.id);
  return owned ? (
    <>
      <OwnedActions
        item={owned}
        worn={own.items.filter(({ isWorn }) => isWorn)}
        now={now}
        onWorn={wardrobe.settle}
      />
      {owned.isWorn && <CardLink />}
    </>
  ) : (
    <Offers item={item} offers={offers} own={own} />
  );
}
