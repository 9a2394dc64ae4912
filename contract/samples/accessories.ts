import type { Wallet } from '../ledger';
import { sampleItems } from './seasons';

/** What the sample accessories cost in gold and in diamonds, by the names of their drawings; some are listed at more. */
const prices: Readonly<Record<string, Partial<Record<Wallet | 'listedGolds' | 'listedDiamonds', number>>>> = {
  'mu-lan-song': { golds: 1_200, diamonds: 60 },
  'mu-sung-trau': { golds: 6_500, diamonds: 320, listedGolds: 8_000, listedDiamonds: 400 },
  'giap-vay-ca': { golds: 3_800, diamonds: 190 },
  'ao-khoac-pho': { golds: 700, diamonds: 35 },
  'ba-lo-tre': { golds: 1_500, diamonds: 75 },
  'tui-tiep-dan': { golds: 3_200, diamonds: 160 },
  'vay-tay': { golds: 400, diamonds: 20 },
  'mua-lan': { golds: 12_000, diamonds: 600 },
  'bang-ten-tia-chop': { golds: 2_600, diamonds: 130 },
  'bang-ten-hoa-sen': { golds: 5_000, diamonds: 250 },
  'avatar-linh-canh': { golds: 900, diamonds: 45 },
  'avatar-ho': { golds: 25_000, diamonds: 1_200 },
  'mu-phi-cong': { golds: 600, diamonds: 30 },
  'non-la-thep': { golds: 3_400, diamonds: 170 },
  'ao-dai-thep': { golds: 11_000, diamonds: 550 },
  'giap-trong-dong': { golds: 24_000, diamonds: 1_150 },
  'ba-lo-ten-lua': { golds: 6_000, diamonds: 300 },
  'den-long-lung': { golds: 10_500, diamonds: 525 },
  'tha-dieu': { golds: 1_400, diamonds: 70 },
  'danh-trong': { golds: 3_000, diamonds: 150 },
};

/** The prices of a sample accessory; what the sample season gives is not for sale. */
export function samplePrices(slug: string) {
  const {
    golds = 0,
    diamonds = 0,
    listedGolds = 0,
    listedDiamonds = 0,
  } = sampleItems.includes(slug) ? {} : (prices[slug] ?? {});
  return {
    goldPrice: golds,
    diamondPrice: diamonds,
    listedGoldPrice: listedGolds,
    listedDiamondPrice: listedDiamonds,
  };
}
