import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Currency } from '../../../../contract/currencies';
import { textIn } from '../../../../contract/localized';
import { formatNumber, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { type PickedImage, usePreview } from '../../ui/inputs/usePreview';
import { BonusLine } from './BonusLine';
import { type BonusDraft, bonusState } from './bonusWindow';
import { Preview } from './Preview';
import { PriceWarning } from './PriceWarning';

interface PackageDraft extends BonusDraft {
  name?: string;
  nameEn?: string | null;
  diamondAmount?: number | null;
  price?: number | null;
  currency?: Currency;
  image?: PickedImage;
}

const card = {
  width: 220,
  p: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  border: '2px solid',
  borderColor: 'primary.main',
  textAlign: 'center',
  overflowWrap: 'anywhere',
};
const display = { fontFamily: "'Chakra Petch', sans-serif", fontWeight: 700, lineHeight: 1.35 };

/** The form's diamond package as a player would see it now: picture, diamonds with a running bonus, price. */
export function PackagePreview() {
  const draft: PackageDraft = useWatch();
  const record = useRecordContext();
  const translate = useTranslate();
  const locale = useLanguage();
  const picked = usePreview(draft.image?.rawFile);
  const bonus = bonusState(draft, new Date());
  const image = picked ?? record?.imageUrl;
  return (
    <Preview title="admin.preview.package">
      <Box sx={card}>
        {image && <img src={image} alt="" width={112} height={112} style={{ objectFit: 'contain' }} />}
        <Typography color="text.secondary">{textIn(draft, 'name', locale).text}</Typography>
        <Typography sx={{ ...display, fontSize: 24 }}>
          {formatNumber(draft.diamondAmount ?? 0, locale)}
          {bonus.state === 'runs' && (
            <Box
              component="span"
              sx={{ color: 'warning.main' }}
            >{` +${formatNumber(draft.bonusDiamonds ?? 0, locale)}`}</Box>
          )}
        </Typography>
        {bonus.state === 'runs' && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {translate('admin.preview.daysLeft', { smart_count: bonus.days })}
          </Typography>
        )}
        <Typography sx={{ ...display, fontSize: 20 }}>
          {formatPrice(draft.price ?? 0, draft.currency ?? 'VND', locale)}
        </Typography>
      </Box>
      <PriceWarning price={draft.price ?? null} before={record?.price ?? null} />
      <BonusLine draft={draft} />
    </Preview>
  );
}
