import type { RefundEffect, SecondPersonLimit } from '../../../../contract/moneyRequests';
import type { useTexts } from './useTexts';

type Words = ReturnType<typeof useTexts>;

/** What a refund takes of the player's diamonds, and the debt that it leaves. */
export function effectText({ translate, number }: Words, { diamonds, bonus, debt }: RefundEffect): string {
  const key = bonus > 0 ? 'money.facts.takes' : 'money.facts.takesBase';
  const taken = translate(key, { diamonds: number(diamonds), bonus: number(bonus), smart_count: diamonds });
  return debt > 0
    ? `${taken} ${translate('money.facts.owes', { debt: number(debt), smart_count: debt })}`
    : taken;
}

/** What completing a payment credits to its player. */
export const creditText = (
  { translate, number }: Words,
  { diamonds, bonusDiamonds }: { diamonds: number; bonusDiamonds: number },
) =>
  translate(`money.candidate.${bonusDiamonds > 0 ? 'credits' : 'creditsBase'}`, {
    diamonds: number(diamonds),
    bonus: number(bonusDiamonds),
    smart_count: diamonds,
  });

/** What a refund has taken, without a point at the end. */
export const takenText = ({ translate, number }: Words, { diamonds, bonus }: Omit<RefundEffect, 'debt'>) =>
  translate(bonus > 0 ? 'money.taken' : 'money.takenBase', {
    diamonds: number(diamonds),
    bonus: number(bonus),
    smart_count: diamonds,
  });

/** What else counts towards the limit: the same payment, case or player. */
type LimitSubject = 'subject' | 'subjectCase' | 'subjectPlayer';

/** Says which of the sums exceeds what one person may do alone. */
export function limitText(
  { translate, sum }: Words,
  { limit, person, personCount, subject, isOver }: SecondPersonLimit,
  { by, currency, subject: name = 'subject' }: { by: string; currency: string; subject?: LimitSubject },
): string {
  if (!isOver) return translate('money.facts.alone', { limit: sum(limit, currency) });
  const sums = [
    person > limit &&
      translate('money.facts.day', { by, sum: sum(person, currency), smart_count: personCount }),
    subject > limit && translate(`money.facts.${name}`, { sum: sum(subject, currency) }),
  ].filter((text) => text !== false);
  return `${sums.join(' ')} ${translate('money.facts.limit', { limit: sum(limit, currency) })}`;
}
