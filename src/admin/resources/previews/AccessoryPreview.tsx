import { Alert, Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AccessoryPrice, PricedAccessory } from '../../../../contract/accessoryPrice';
import { wallets } from '../../../../contract/ledger';
import { serverDate } from '../../../api/clock';
import { formatDateTime, formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { type PickedImage, usePreview } from '../../ui/inputs/usePreview';
import AccessoryReport from '../AccessoryReport';
import { useAccessoryReport } from '../useAccessoryReport';
import { OnRobot } from './OnRobot';
import { Preview } from './Preview';
import { PriceWarning } from './PriceWarning';
import { priceConcern } from './priceConcern';
import { priceSpans } from './priceSpans';

type Draft = Partial<Record<keyof PricedAccessory, unknown>> & {
  name?: string;
  type?: number | null;
  librarySlug?: string | null;
  image?: PickedImage;
};

/** While a figure is typed, the form may hold a text. */
const figure = (value: unknown) => (typeof value === 'number' ? value : 0);
const date = (value: unknown) => (value && Number.isFinite(Date.parse(String(value))) ? String(value) : null);
const pricesOf = (draft: Draft): PricedAccessory => ({
  goldPrice: figure(draft.goldPrice),
  diamondPrice: figure(draft.diamondPrice),
  listedGoldPrice: figure(draft.listedGoldPrice),
  listedDiamondPrice: figure(draft.listedDiamondPrice),
  discountDate: date(draft.discountDate),
  expirationDate: date(draft.expirationDate),
});

/** What players will see of the prices, and when: a line for each wallet. */
function Prices({ draft }: { draft: Draft }) {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const text = (price: AccessoryPrice | null) => {
    if (!price) return translate('admin.preview.accessory.never');
    if (price.listed === null) return number(price.price);
    const both = { price: number(price.price), listed: number(price.listed) };
    return translate('admin.preview.accessory.struck', both);
  };
  return wallets.map((wallet) => {
    const spans = priceSpans(pricesOf(draft), wallet, serverDate()).map(({ from, price }) => {
      if (!price) return text(price);
      const shown = { price: text(price), at: from && formatDateTime(from.toISOString(), language) };
      return translate(`admin.preview.accessory.${from ? 'from' : 'now'}`, shown);
    });
    const name = translate(`admin.preview.accessory.${wallet}`);
    return <Typography key={wallet}>{`${name}: ${spans.join('; ')}`}</Typography>;
  });
}

/** That a season gives it, whatever its prices say. */
function GiftNote() {
  const translate = useTranslate();
  const gift = useAccessoryReport(useRecordContext()?.id).data?.gift;
  if (!gift) return null;
  const { number, mark } = gift;
  return <Alert severity="info">{translate('admin.preview.accessory.gift', { number, mark })}</Alert>;
}

const priceFields = ['goldPrice', 'diamondPrice', 'listedGoldPrice', 'listedDiamondPrice'] as const;

/** The form's accessory as players will see it: on the robot or beside it, what it costs and when; and what it brought so far. */
export function AccessoryPreview() {
  const draft: Draft = useWatch();
  const record = useRecordContext();
  const picked = usePreview(draft.image?.rawFile);
  // Price 0 is no mistake: it is a gift, or costs the other wallet only.
  const changed = priceFields.find(
    (name) => figure(draft[name]) > 0 && priceConcern(figure(draft[name]), figure(record?.[name])),
  );
  return (
    <Preview title="admin.preview.accessory.title">
      <OnRobot
        item={{
          type: figure(draft.type),
          name: draft.name ?? '',
          librarySlug: draft.librarySlug ?? '',
          imageUrl: picked ?? String(record?.imageUrl ?? ''),
        }}
      />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Prices draft={draft} />
      </Box>
      <GiftNote />
      {changed && <PriceWarning price={figure(draft[changed])} before={figure(record?.[changed])} />}
      {record && <AccessoryReport />}
    </Preview>
  );
}
