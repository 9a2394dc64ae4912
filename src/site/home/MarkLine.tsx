import { itemLang } from '../../../contract/localized';
import type { Localized } from '../content/localized';
import { nextMarkOf } from '../profile/nextMark';
import { useSeason } from '../profile/useSeason';
import { formatPrice } from '../ui/formats';
import { Naming } from '../ui/Naming';
import { useAmount } from '../ui/useAmount';
import { useLanguage } from '../ui/useLanguage';
import { Strip } from './Strip';

interface Texts {
  label: string;
  mark: (left: string, number: number, gift: string) => string;
  goal: (left: string, gift: string) => string;
  accessory: string;
}

const allTexts: Localized<Texts> = {
  vi: {
    label: 'Mốc tiếp theo của bạn',
    mark: (left, number, gift) => `Còn ${left} nữa là tới mốc ${number}: <n>${gift}</n>`,
    goal: (left, gift) => `Còn ${left} nữa là khép nét: <n>${gift}</n>`,
    accessory: 'một phụ kiện',
  },
  en: {
    label: 'Your next mark',
    mark: (left, number, gift) => `${left} more to mark ${number}: <n>${gift}</n>`,
    goal: (left, gift) => `${left} more to close the season: <n>${gift}</n>`,
    accessory: 'an accessory',
  },
};

/** What is left to the player's next mark of the season, and what it gives; nothing where there is none, or staff hid the season. */
export default function MarkLine() {
  const language = useLanguage();
  const amountOf = useAmount();
  const texts = allTexts[language];
  const { data } = useSeason();
  const next = data && !data.isOff ? nextMarkOf(data) : null;
  if (!next) return null;
  const { wallet, amount, accessory } = next.gift;
  const gift = wallet ? amountOf(amount ?? 0, wallet) : (accessory ?? texts.accessory);
  const left = formatPrice(next.left, 'VND', language);
  const text = next.isGoal ? texts.goal(left, gift) : texts.mark(left, next.number, gift);
  return (
    <Strip label={texts.label}>
      <Naming text={text} lang={accessory ? itemLang : undefined} />
    </Strip>
  );
}
