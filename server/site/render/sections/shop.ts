import {
  lastBonusTurn,
  nextBonusTurn,
  type ShopContent,
  type ShownPackage,
} from '../../../../contract/shopPage';
import type { packagesOnSale } from '../../../content/packagesOnSale';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import { earliest } from '../publishedContent';
import type { Section, Sources } from './section';

type OnSale = Awaited<ReturnType<typeof packagesOnSale>>[number];

/** Without what only the recipient decides about, and what is the same of all that are on sale. */
const shownOf = ({
  firstBonus: _first,
  purchaseCount: _count,
  isActive: _active,
  category: _category,
  sellFrom: _from,
  ...shown
}: OnSale): ShownPackage => shown;

/** The page of the shop, with what is on sale and the ways to pay. */
export const shop: Section = {
  contents({ shop: { packages }, settings: { gateways }, moment }, language) {
    const data: ShopContent = {
      packages: packages.map(shownOf),
      gateways,
      at: lastBonusTurn(packages, moment),
    };
    const page = { path: '/shops', name: 'shop', language, data };
    return [{ file: contentFile(language, 'shop'), data, pages: pageFiles(page) }];
  },
};

/** When a sale begins or ends next, or something about a bonus changes; null when nothing does. */
export const nextShopTurn = ({ shop: { packages, nextSale }, moment }: Sources): Date | null =>
  earliest([nextSale, nextBonusTurn(packages, moment)]);
