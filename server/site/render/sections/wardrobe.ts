import { lastPriceChange, type WardrobeContent } from '../../../../contract/wardrobePage';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import type { Section } from './section';

/** The page of the wardrobe, with every accessory and what it costs. They have Vietnamese names only. */
export const wardrobe: Section = {
  contents({ wardrobe: { items }, moment }, language) {
    const data: WardrobeContent = {
      items: items.map((item) => ({
        id: item.id,
        version: item.version,
        name: item.name,
        description: item.description,
        type: item.type,
        rarity: item.rarity,
        goldPrice: item.goldPrice,
        diamondPrice: item.diamondPrice,
        listedGoldPrice: item.listedGoldPrice,
        listedDiamondPrice: item.listedDiamondPrice,
        discountDate: item.discountDate,
        expirationDate: item.expirationDate,
        imageUrl: item.imageUrl,
        thumbUrl: item.thumbUrl,
        librarySlug: item.librarySlug,
        gift: item.gift,
        ...(language !== 'vi' && { lang: 'vi' as const }),
      })),
      at: lastPriceChange(items, moment),
    };
    const page = { path: '/wardrobe', name: 'wardrobe', language, data };
    return [{ file: contentFile(language, 'wardrobe'), data, pages: pageFiles(page) }];
  },
};
