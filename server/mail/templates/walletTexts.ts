import type { Language } from '../../../contract/languages';
import type { Wallet } from '../../../contract/ledger';
import { amountIn } from '../../platform/messages/giving';
import { repaidLine, type Template, type Values } from './mailText';

/** Said of what staff do to an account. */
const byStaff = [
  'Thay đổi này do nhân viên Outline thực hiện.',
  'This change was made by the Outline staff.',
] as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sumOf = (values: Values, name: 'amount' | 'balance', language: Language) =>
  amountIn(Number(values[name]), values.wallet as Wallet, language);

/** For a player whose wallet staff have changed. */
export const walletChanged: Template = (values) => {
  const given = `${values.isTaken ? 'bị trừ' : 'được cộng'} ${sumOf(values, 'amount', 'vi')}`;
  const been = values.wallet === 'diamonds' && values.amount !== '1' ? 'have been' : 'has been';
  const change = `${sumOf(values, 'amount', 'en')} ${been} ${values.isTaken ? 'taken from' : 'added to'} your account`;
  return {
    subject: [`Tài khoản của bạn ${given}`, capital(change)],
    lines: [
      [
        `Tài khoản của bạn vừa ${given}. Số dư hiện tại: ${sumOf(values, 'balance', 'vi')}.`,
        `${capital(change)}. You now have ${sumOf(values, 'balance', 'en')}.`,
      ],
      repaidLine(values),
    ],
    after: [byStaff],
  };
};

/** For a player to whom staff gave an accessory, or from whom they took one, with what came back for it. */
export const itemMoved: Template = (values) => {
  const { item = '', isTaken, amount } = values;
  if (!isTaken)
    return {
      subject: [`Bạn được tặng ${item}`, `${item} is yours`],
      lines: [
        [
          `Đội ngũ Outline vừa tặng bạn ${item}. Món này đã ở trong tủ đồ của bạn.`,
          `The Outline team has given you ${item}. It is in your wardrobe.`,
        ],
      ],
      after: [byStaff],
    };
  return {
    subject: [`${item} đã bị thu hồi`, `${item} was taken back`],
    lines: [
      [`${item} không còn trong tủ đồ của bạn.`, `${item} is no longer in your wardrobe.`],
      amount && [
        `Bạn được hoàn ${sumOf(values, 'amount', 'vi')}. Số dư hiện tại: ${sumOf(values, 'balance', 'vi')}.`,
        `${capital(sumOf(values, 'amount', 'en'))} came back to you. You now have ${sumOf(values, 'balance', 'en')}.`,
      ],
      repaidLine(values),
    ],
    after: [byStaff],
  };
};
