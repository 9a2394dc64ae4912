import { type Static, Type } from 'typebox';
import { avatars } from './avatars';
import { orNull } from './schemas';

/** How a player's robot looks: everything that it wears, and the drawn avatar that shows while none is worn. */
export const Look = Type.Object({
  worn: Type.Array(
    Type.Object({
      type: Type.Integer(),
      name: Type.String(),
      rarity: Type.Integer(),
      librarySlug: Type.String(),
      imageUrl: Type.String(),
    }),
  ),
  avatar: orNull(Type.Enum(avatars)),
});
/** A player's card, for everybody while its player shows it. */
export const PlayerCard = Type.Object({
  userName: Type.String(),
  /** The month of the registration in Vietnam, `YYYY-MM`. */
  since: Type.String(),
  ...Look.properties,
  /** The seasons that the player took part in, newest first. */
  seasons: Type.Array(Type.Object({ number: Type.Integer(), name: Type.String(), nameEn: Type.String() })),
  /** How many items of each rarity the player owns. */
  counts: Type.Array(Type.Integer()),
  /** Whether search engines may list it. */
  isIndexed: Type.Boolean(),
});
/** What a player lets others see; null until the player chose, and hidden until then. */
export const CardChoice = Type.Object({ isVisible: orNull(Type.Boolean()), isIndexed: Type.Boolean() });
export const CardChoiceBody = Type.Object({ isVisible: Type.Boolean(), isIndexed: Type.Boolean() });
export type Look = Static<typeof Look>;
export type PlayerCard = Static<typeof PlayerCard>;
export type CardChoice = Static<typeof CardChoice>;
export type CardChoiceBody = Static<typeof CardChoiceBody>;
