import type { Language } from '../../../contract/languages';
import type { Wallet } from '../../../contract/ledger';
import { amountIn } from '../../platform/messages/giving';
import { repaidLine, type Template, type Values } from './mailText';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sumOf = (values: Values, name: 'amount' | 'balance', language: Language) =>
  amountIn(Number(values[name]), values.wallet as Wallet, language);

/** For a player whose wallet staff have changed. */
export const walletChanged: Template = (values) => {
  const given = `${values.isTaken ? 'bị trừ' : 'được cộng'} ${sumOf(values, 'amount', 'vi')}`;
  const change = `${sumOf(values, 'amount', 'en')} have been ${values.isTaken ? 'taken from' : 'added to'} your account`;
  return {
    subject: [`Tài khoản của bạn ${given}`, capital(change)],
    lines: [
      [
        `Tài khoản của bạn vừa ${given}. Số dư hiện tại: ${sumOf(values, 'balance', 'vi')}.`,
        `${capital(change)}. You now have ${sumOf(values, 'balance', 'en')}.`,
      ],
      repaidLine(values),
    ],
    after: [['Việc này do nhân viên của Outline thực hiện.', 'This was done by the staff of Outline.']],
  };
};
