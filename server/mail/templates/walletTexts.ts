import type { Language } from '../../../contract/languages';
import { hello, type InBoth, repaidLines, type Values } from './mailText';

const words: Record<Language, Record<string, string>> = {
  vi: { diamonds: 'kim cương', golds: 'vàng' },
  en: { diamonds: 'diamonds', golds: 'gold' },
};
const sumOf = (values: Values, name: 'amount' | 'balance', language: Language) =>
  `${Number(values[name]).toLocaleString(language)} ${words[language][values.wallet ?? ''] ?? ''}`;

/** For a player whose wallet staff have changed. */
export const walletChanged: InBoth = {
  vi: (values) => {
    const what = `${values.isTaken ? 'bị trừ' : 'được cộng'} ${sumOf(values, 'amount', 'vi')}`;
    return {
      subject: `Tài khoản của bạn ${what}`,
      greeting: hello(values).vi,
      lines: [
        `Tài khoản của bạn vừa ${what}. Số dư hiện tại: ${sumOf(values, 'balance', 'vi')}.`,
        ...repaidLines(values).vi,
      ],
      after: ['Việc này do nhân viên của Outline thực hiện.'],
    };
  },
  en: (values) => {
    const amount = sumOf(values, 'amount', 'en');
    const what = values.isTaken
      ? `${amount} have been taken from your account`
      : `${amount} have been added to your account`;
    return {
      subject: what.charAt(0).toUpperCase() + what.slice(1),
      greeting: hello(values).en,
      lines: [
        `${what.charAt(0).toUpperCase()}${what.slice(1)}. You now have ${sumOf(values, 'balance', 'en')}.`,
        ...repaidLines(values).en,
      ],
      after: ['This was done by the staff of Outline.'],
    };
  },
};
