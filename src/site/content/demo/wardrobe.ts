import { accessoryTypes } from '../../../../contract/accessoryTypes';
import type { Language } from '../../../../contract/languages';
import type { ShownItem, WardrobeContent } from '../../../../contract/wardrobePage';
import type { Localized } from '../localized';
import { library } from './library';

/** Name, description, rarity, and price in gold and in diamonds. */
type Sample = [id: string, texts: Localized<[string, string]>, numbers: [number, number, number]];

/** Name tags and avatars, which the library does not have. */
const tags: Sample[] = [
  [
    'bang-ten-tia-chop',
    {
      vi: ['Bảng Tên Tia Chớp', 'Tên bạn lóe sáng mỗi khi lập chuỗi hạ gục.'],
      en: ['Lightning Tag', 'Your name flashes with every streak.'],
    },
    [2, 2600, 130],
  ],
  [
    'bang-ten-hoa-sen',
    {
      vi: ['Bảng Tên Hoa Sen', 'Cánh sen nở quanh tên bạn khi đội giành chiến thắng.'],
      en: ['Lotus Tag', 'Petals open around your name when your team wins.'],
    },
    [3, 5000, 250],
  ],
];
const avatars: Sample[] = [
  [
    'avatar-linh-canh',
    {
      vi: ['Avatar Lính Canh', 'Gương mặt thép của người gác cổng, điềm tĩnh và luôn tỉnh táo.'],
      en: ['Sentinel Avatar', 'The steel face of the guard at the gate, calm and always awake.'],
    },
    [1, 900, 45],
  ],
  [
    'avatar-ho',
    {
      vi: ['Avatar Hổ', 'Chúa sơn lâm của đấu trường, chỉ dành cho số ít.'],
      en: ['Tiger Avatar', 'The lord of the arena, for the few.'],
    },
    [5, 25_000, 1200],
  ],
];

const shown = (
  item: Pick<ShownItem, 'id' | 'name' | 'description' | 'type' | 'rarity'> & Prices,
): ShownItem => ({
  ...item,
  version: 1,
  listedGoldPrice: 0,
  listedDiamondPrice: 0,
  discountDate: null,
  expirationDate: null,
  imageUrl: `/art/cosmetics/${item.id}.svg`,
  thumbUrl: '',
  librarySlug: item.id,
  gift: null,
});
type Prices = Pick<ShownItem, 'goldPrice' | 'diamondPrice'>;

const ofLibrary = (language: Language): ShownItem[] =>
  library
    .filter(({ folder }) => folder === 'cosmetics')
    .map(({ id, type, rarity, name, description, figures }) => {
      const priceIn = (wallet: string) => figures.find((figure) => figure.name === wallet)?.value ?? 0;
      return shown({
        id,
        rarity,
        type: accessoryTypes.findIndex((one) => one.toLowerCase() === type),
        name: name[language],
        description: description[language],
        goldPrice: priceIn('gold'),
        diamondPrice: priceIn('diamonds'),
      });
    });

const ofSamples = (samples: Sample[], type: number, language: Language): ShownItem[] =>
  samples.map(([id, texts, [rarity, goldPrice, diamondPrice]]) => {
    const [name, description] = texts[language];
    return shown({ id, name, description, type, rarity, goldPrice, diamondPrice });
  });

/** The wardrobe of a page without a server, in one language: it shows and tries on, but sells nothing. */
export const wardrobeOf = (language: Language): WardrobeContent => ({
  items: [
    ...ofLibrary(language),
    ...ofSamples(tags, accessoryTypes.indexOf('Tagname'), language),
    ...ofSamples(avatars, accessoryTypes.indexOf('Avatar'), language),
  ],
  at: 0,
  sample: true,
});
