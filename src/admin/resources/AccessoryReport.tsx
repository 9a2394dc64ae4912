import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatNumber } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { FetchAlert } from '../ui/errors/FetchAlert';
import { type Fact, FactList } from '../ui/FactList';
import { useAccessoryReport } from './useAccessoryReport';
import '../i18n/accessoryReport';

/** How many own an accessory, and what it brought (docs/spec/account.md). */
export default function AccessoryReport() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, refetch } = useAccessoryReport(useRecordContext()?.id);
  if (error) return <FetchAlert message="accessoryReport.failed" onRetry={refetch} />;
  const number = (value: number) => formatNumber(value, language);
  const facts: Fact[] = data
    ? [
        [translate('accessoryReport.owners'), number(data.owners)],
        ...data.wallets.map(({ wallet, bought, amount, returned }): Fact => {
          const sums = {
            amount: number(amount),
            bought: number(bought),
            returned: number(returned),
            smart_count: bought,
          };
          return [
            translate(`accessoryReport.${wallet}`),
            translate(`accessoryReport.${returned > 0 ? 'returned' : 'taken'}`, sums),
          ];
        }),
      ]
    : [];
  return (
    <Box sx={{ width: '100%', mt: 2 }}>
      <Typography component="h3" sx={{ mb: 1, fontWeight: 600 }}>
        {translate('accessoryReport.title')}
      </Typography>
      <FactList facts={facts} />
    </Box>
  );
}

/** Before an accessory is deleted: how many keep it. */
export function AccessoryOwners() {
  const translate = useTranslate();
  const { data, error, refetch } = useAccessoryReport(useRecordContext()?.id);
  if (error) return <FetchAlert message="accessoryReport.failed" onRetry={refetch} />;
  // Its room is there before anything is known.
  return (
    <Typography sx={{ mt: 1, minHeight: '1.5em' }}>
      {data &&
        (data.owners === 0
          ? translate('accessoryReport.nobody')
          : translate('accessoryReport.keep', { smart_count: data.owners }))}
    </Typography>
  );
}
