import { accessoryTypes } from '../../../../contract/accessoryTypes';
import type { Language } from '../../../../contract/languages';
import { samplePrices } from '../../../../contract/samples/accessories';
import { sampleSeasons } from '../../../../contract/samples/seasons';
import type { ShownItem, WardrobeContent } from '../../../../contract/wardrobePage';
import type { Localized } from '../localized';
import { library } from './library';

/** Name and description, and rarity. */
type Sample = [id: string, texts: Localized<[string, string]>, rarity: number];

/** Name tags and avatars, which the library does not have. */
const tags: Sample[] = [
  [
    'bang-ten-tia-chop',
    {
      vi: ['Bảng Tên Tia Chớp', 'Tên bạn lóe sáng mỗi khi lập chuỗi hạ gục.'],
      en: ['Lightning Tag', 'Your name flashes with every streak.'],
    },
    2,
  ],
  [
    'bang-ten-hoa-sen',
    {
      vi: ['Bảng Tên Hoa Sen', 'Cánh sen nở quanh tên bạn khi đội giành chiến thắng.'],
      en: ['Lotus Tag', 'Petals open around your name when your team wins.'],
    },
    3,
  ],
];
const avatars: Sample[] = [
  [
    'avatar-linh-canh',
    {
      vi: ['Avatar Lính Canh', 'Gương mặt thép của người gác cổng, điềm tĩnh và luôn tỉnh táo.'],
      en: ['Sentinel Avatar', 'The steel face of the guard at the gate, calm and always awake.'],
    },
    1,
  ],
  [
    'avatar-ho',
    {
      vi: ['Avatar Hổ', 'Chúa sơn lâm của đấu trường, chỉ dành cho số ít.'],
      en: ['Tiger Avatar', 'The lord of the arena, for the few.'],
    },
    5,
  ],
];

/** The season of the samples has no window, as it has none on its page. */
const gifts = new Map(
  [
    ...sampleSeasons.current.milestones,
    { ...sampleSeasons.current.gift, spend: sampleSeasons.current.goal },
  ].map(({ item, spend }, place, all) => [
    item,
    {
      number: sampleSeasons.current.number,
      name: sampleSeasons.current.name,
      nameEn: sampleSeasons.current.nameEn,
      mark: place + 1,
      isGoal: place === all.length - 1,
      spend,
      startAt: '',
      endAt: '',
    },
  ]),
);

const shown = (item: Pick<ShownItem, 'id' | 'name' | 'description' | 'type' | 'rarity'>): ShownItem => ({
  ...item,
  ...samplePrices(item.id),
  version: 1,
  discountDate: null,
  expirationDate: null,
  imageUrl: `/art/cosmetics/${item.id}.svg`,
  thumbUrl: '',
  librarySlug: item.id,
  gift: gifts.get(item.id) ?? null,
});

const ofLibrary = (language: Language): ShownItem[] =>
  library
    .filter(({ folder }) => folder === 'cosmetics')
    .map(({ id, type, rarity, name, description }) =>
      shown({
        id,
        rarity,
        type: accessoryTypes.findIndex((one) => one.toLowerCase() === type),
        name: name[language],
        description: description[language],
      }),
    );

const ofSamples = (samples: Sample[], type: number, language: Language): ShownItem[] =>
  samples.map(([id, texts, rarity]) => {
    const [name, description] = texts[language];
    return shown({ id, name, description, type, rarity });
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
