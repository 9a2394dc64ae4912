import type { FigureName, ItemType, RarityLevel } from '../../library';

/** The figures of each type of item, in the order shown. */
export const figuresOf = {
  head: ['colors'],
  body: ['colors'],
  bag: ['colors'],
  emote: ['seconds'],
  sword: ['damage', 'speed', 'range'],
  shield: ['block', 'arc', 'recovery'],
  magic: ['cooldown', 'duration', 'range'],
  electric: ['cooldown', 'duration', 'range'],
} as const satisfies Record<ItemType, readonly FigureName[]>;

type Numbers<Names extends readonly unknown[]> = { [Place in keyof Names]: number };

/** An item of one of these types; the texts are name and description. */
export type ItemRow<Type extends ItemType = ItemType> = {
  [Each in Type]: [
    id: string,
    type: Each,
    rarity: RarityLevel,
    figures: Numbers<(typeof figuresOf)[Each]>,
    vi: [string, string],
    en: [string, string],
  ];
}[Type];
