import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Currency } from '../../../../contract/currencies';
import { textIn } from '../../../../contract/localized';
import { serverDate } from '../../../api/clock';
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
const picture = {
  width: 112,
  height: 112,
  objectFit: 'contain',
  '&:is(div)': { border: '1px dashed', borderColor: 'divider' },
};
const display = { fontFamily: "'Chakra Petch', sans-serif", fontWeight: 700, lineHeight: 1.35 };

/** While a figure is typed, the form may hold a text. */
const figure = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The form's diamond package as a player would see it now: picture, diamonds with a running bonus, price. */
export function PackagePreview() {
  const draft: PackageDraft = useWatch();
  const record = useRecordContext();
  const translate = useTranslate();
  const locale = useLanguage();
  const picked = usePreview(draft.image?.rawFile);
  const bonus = bonusState(draft, serverDate());
  const image = picked ?? record?.imageUrl;
  return (
    <Preview title="admin.preview.package">
      <Box sx={card}>
        <Box component={image ? 'img' : 'div'} {...(image && { src: image, alt: '' })} sx={picture} />
        <Typography color="text.secondary">{textIn(draft, 'name', locale).text || '…'}</Typography>
        <Typography sx={{ ...display, fontSize: 24 }}>
          {formatNumber(figure(draft.diamondAmount), locale)}
          {bonus.state === 'runs' && (
            <Box
              component="span"
              sx={{ color: 'warning.main' }}
            >{` +${formatNumber(figure(draft.bonusDiamonds), locale)}`}</Box>
          )}
        </Typography>
        {bonus.state === 'runs' && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {translate('admin.preview.daysLeft', { smart_count: bonus.days })}
          </Typography>
        )}
        <Typography sx={{ ...display, fontSize: 20 }}>
          {formatPrice(figure(draft.price), draft.currency ?? 'VND', locale)}
        </Typography>
      </Box>
      {!record?.isActive && (
        <Typography variant="body2" color="text.secondary">
          {translate(`admin.preview.status.${record ? 'off' : 'new'}`)}
        </Typography>
      )}
      <PriceWarning
        price={typeof draft.price === 'number' ? draft.price : null}
        before={record?.price ?? null}
      />
      <BonusLine draft={draft} />
    </Preview>
  );
}
