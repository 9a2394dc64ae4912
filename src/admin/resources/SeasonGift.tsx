import { useRecordContext, useTranslate } from 'react-admin';
import { type Giver, goalMark, milestoneMarks, type StoredMark } from '../../../contract/seasonMarks';
import { formatNumber, formatPrice } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { RecordName } from '../ui/list/RecordName';

/** What a season gives at a mark: an amount with its unit, or an accessory. */
function Gift({ of: { mark, wallet, amount, accessoryId } }: { of: StoredMark }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!wallet)
    return <RecordName record={{ id: mark, accessoryId }} source="accessoryId" reference="accessories" />;
  const text = translate(`resources.seasons.own.${wallet}`, {
    amount: formatNumber(amount, language),
    smart_count: amount,
  });
  return <span style={{ whiteSpace: 'nowrap' }}>{text}</span>;
}

/** What the goal of a season gives. */
export function SeasonGift() {
  const season = useRecordContext<Giver & { id: string }>();
  return season ? <Gift of={goalMark(season)} /> : null;
}

/** What the milestones of a season give, one below the other. */
export function Milestones() {
  const language = useLanguage();
  const season = useRecordContext<Giver & { id: string }>();
  return (
    season &&
    milestoneMarks(season).map((one) => (
      <div key={one.mark}>
        {`${formatPrice(one.spend, 'VND', language)} → `}
        <Gift of={one} />
      </div>
    ))
  );
}
