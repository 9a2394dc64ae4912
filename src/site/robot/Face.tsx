import type { Look } from '../../../contract/cards';
import { avatarPicture, drawn, places } from '../../robot/drawn';
import { Figure } from './Figure';

interface Props {
  worn: ReadonlyArray<Pick<Look['worn'][number], 'type' | 'librarySlug' | 'imageUrl'>>;
  /** The drawn avatar that the player chose; an avatar that is worn comes before it. */
  avatar?: Look['avatar'] | undefined;
  className?: string | undefined;
}

/** How a player is recognized where words beside it say whose it is: by the avatar, else by the robot as it is worn. */
export function Face({ worn, avatar, className }: Props) {
  const sold = worn.find(({ type }) => places[type] === 'avatar');
  const isDrawn = sold && drawn.avatar.includes(sold.librarySlug);
  const picture = sold
    ? isDrawn
      ? `/art/cosmetics/${sold.librarySlug}.svg`
      : sold.imageUrl
    : avatarPicture(avatar);
  return picture ? (
    <img className={className} src={picture} width={96} height={96} alt="" />
  ) : (
    <Figure className={className} worn={worn.map((item) => ({ ...item, name: '' }))} />
  );
}
