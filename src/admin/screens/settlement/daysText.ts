import type { SettlementSummary } from '../../../../contract/settlements';
import { formatDay } from '../../i18n/formats';
import type { useTexts } from '../money/useTexts';

/** The gateway and the days that a comparison covers. */
export const daysText = (
  { translate, language, word }: ReturnType<typeof useTexts>,
  { gateway, from, to }: Pick<SettlementSummary, 'gateway' | 'from' | 'to'>,
): string =>
  translate(`settlement.result.${from === to ? 'day' : 'days'}`, {
    gateway: word('gateway', gateway),
    from: formatDay(from, language),
    to: formatDay(to, language),
  });
