import { dayMs } from '../durations';
import type { Wallet } from '../ledger';
import { startOfDay } from '../vietnamTime';

/** A gift of a sample season. */
interface SampleGift {
  /** Null for an accessory. */
  wallet: Wallet | null;
  /** Of an accessory, the diamonds for whoever owns it already. */
  amount: number;
  /** The accessory by the name of its drawing. */
  item?: string;
}
interface SampleSeason {
  number: number;
  name: string;
  nameEn: string;
  goal: number;
  gift: SampleGift;
  milestones: ReadonlyArray<SampleGift & { id: string; spend: number }>;
}

/**
 * The previous and the current season, both with the specified goal (product.md section 9): shown where there never was one, and
 * the demo data's own, which gives them their windows.
 */
export const sampleSeasons: Record<'last' | 'current', SampleSeason> = {
  last: {
    number: 1,
    name: 'Bình Minh Thép',
    nameEn: 'Steel Dawn',
    goal: 5_000_000,
    gift: { wallet: 'golds', amount: 20_000 },
    milestones: [{ id: '5e0a0101', spend: 2_000_000, wallet: 'diamonds', amount: 200 }],
  },
  current: {
    number: 2,
    name: 'Mùa Giông',
    nameEn: 'Storm Season',
    goal: 5_000_000,
    gift: { wallet: null, amount: 700, item: 'giap-trong-dong' },
    milestones: [
      { id: '5e0a0201', spend: 500_000, wallet: 'golds', amount: 2_000 },
      { id: '5e0a0202', spend: 1_000_000, wallet: null, amount: 250, item: 'den-long-lung' },
      { id: '5e0a0203', spend: 2_500_000, wallet: null, amount: 300, item: 'mua-lan' },
      { id: '5e0a0204', spend: 3_500_000, wallet: null, amount: 300, item: 'ao-dai-thep' },
    ],
  },
};

/** The accessories that the current sample season gives. */
export const sampleItems: readonly string[] = [
  ...sampleSeasons.current.milestones,
  sampleSeasons.current.gift,
].flatMap(({ item }) => item ?? []);

/** Days since the current sample season began and the previous one ended. */
export const sampleSeasonAge = 20;
/** How long each is, in days. */
const length = 60;

/** The window of the current sample season at a moment; the previous one ended when it began, and was as long. */
export function sampleSeasonWindow(moment: Date): { begun: Date; end: Date; lastBegun: Date } {
  const begun = startOfDay(moment.getTime() - sampleSeasonAge * dayMs);
  const at = (days: number) => new Date(begun + days * dayMs);
  return { begun: at(0), end: at(length), lastBegun: at(-length) };
}
