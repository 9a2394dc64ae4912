import { shownDay } from '../../../../contract/shownTimes';
import type { OwnItem } from '../../../../contract/wardrobe';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';

type Origin = Pick<OwnItem, 'source' | 'paid' | 'givenAt'>;

/** Returns a function that says how an item came to the player, and on which day. */
export function useOrigin(): (item: Origin) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = useAmount();
  return ({ source, paid, givenAt }) => {
    const cost = paid && amount(paid.amount, paid.wallet);
    const how = cost ? t('account.items.bought', { cost }) : t(`account.items.from.${source}`);
    return `${how} · ${shownDay(new Date(givenAt), language)}`;
  };
}
