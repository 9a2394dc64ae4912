import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import { sampleSeasons } from '../../../../contract/samples/seasons';
import type { SeasonContent, ShownSeason } from '../../../../contract/seasonPage';
import { season as figures } from '../season';
import { library } from './library';

type Sample = (typeof sampleSeasons)['current'];

const giftOf = ({ wallet, amount, item }: Sample['gift'], language: Language): ShownSeason['gift'] =>
  wallet
    ? { wallet, amount, accessory: null }
    : {
        wallet,
        amount: null,
        accessory: library.find(({ id }) => id === item)?.name[language] ?? null,
        ...(item && { accessoryId: item }),
        instead: amount,
      };

/** A sample has no window: a static page does not know when it is read. */
const shownIn = (sample: Sample, language: Language): ShownSeason => ({
  number: sample.number,
  name: textIn({ ...sample }, 'name', language).text,
  startAt: '',
  endAt: '',
  goal: sample.goal,
  gift: giftOf(sample.gift, language),
  milestones: sample.milestones.map(({ id, spend, ...gift }) => ({ id, spend, ...giftOf(gift, language) })),
  imageUrl: '',
});

/** The demo content of the page of the season in one language: the sample seasons with the specified figures. */
export const seasonOf = (language: Language): SeasonContent => ({
  season: shownIn(sampleSeasons.current, language),
  last: shownIn(sampleSeasons.last, language),
  next: null,
  at: 0,
  sample: { current: figures.current, lastSeason: figures.lastSeason },
});
