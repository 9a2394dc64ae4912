import { useRecordContext, useTranslate } from 'react-admin';
import { milestoneWallets, seasons } from '../../../contract/seasons';
import { formatNumber, formatPrice } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { RecordName } from '../ui/list/RecordName';

type Wallet = (typeof milestoneWallets)[number];

/** Returns a function that writes an amount of a wallet with its unit. */
function useWalletText() {
  const translate = useTranslate();
  const language = useLanguage();
  return (wallet: Wallet | undefined, amount: number) =>
    translate(`resources.seasons.own.${wallet === 'Golds' ? 'golds' : 'diamonds'}`, {
      amount: formatNumber(amount, language),
    });
}

/** What the goal of a season gives: an amount with its unit, or an accessory. */
export function SeasonGift() {
  const walletText = useWalletText();
  const season = useRecordContext();
  if (!season) return null;
  const kind = seasons.fields.giftKind.labels[Number(season.giftKind)];
  if (kind === 'Accessory') return <RecordName source="accessoryId" reference="accessories" />;
  return <span style={{ whiteSpace: 'nowrap' }}>{walletText(kind, Number(season.giftAmount))}</span>;
}

interface Milestone {
  spend: number;
  wallet: number;
  amount: number;
}

/** What the milestones of a season give, one below the other. */
export function Milestones() {
  const walletText = useWalletText();
  const language = useLanguage();
  const season = useRecordContext<{ id: string; milestones: Milestone[] }>();
  return season?.milestones.map(({ spend, wallet, amount }) => (
    <div key={spend}>
      {`${formatPrice(spend, 'VND', language)} → ${walletText(milestoneWallets[wallet], amount)}`}
    </div>
  ));
}
