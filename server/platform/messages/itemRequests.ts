import { localized } from './localized';

/** Refusals of giving and taking accessories. */
export const itemRequestMessages = {
  has: localized('Người chơi đã có món này rồi.', 'The player already owns this item.'),
  hasNot: localized('Người chơi không có món này.', 'The player does not own this item.'),
  gone: localized('Món này không còn trong danh mục.', 'This item is no longer in the catalog.'),
} as const;
