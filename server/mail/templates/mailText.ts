import type { TextPair } from '../../../contract/texts';

/** The content of a mail, without its look. */
export interface MailText {
  subject: string;
  greeting: string;
  lines: string[];
  /** A one-time code, shown prominently. */
  code?: string;
  /** A link to the site, shown separately. */
  link?: { label: string; url: string };
  /** Another one, below it. */
  second?: { label: string; url: string };
  after: string[];
  /** Where there is help, with our own addresses. */
  help: string;
}
export type Values = Record<string, string>;

/** The content of a mail in both languages; `values` are those of the recipient's language. */
export interface MailTexts {
  subject: TextPair;
  /** By name, unless it is given. */
  greeting?: TextPair;
  /** Without those that are empty, such as the line of a code in a payment without one. */
  lines: ReadonlyArray<TextPair | '' | undefined>;
  code?: string;
  link?: { label: TextPair; url: string };
  second?: { label: TextPair; url: string } | undefined;
  after: readonly TextPair[];
}
export type Template = (values: Values) => MailTexts;

/** What a credit repaid of a debt, if anything. */
export const repaidLine = ({ repaid }: Values): MailTexts['lines'][number] =>
  repaid && [
    `Trong đó ${repaid} kim cương đã trả phần còn nợ sau lần hoàn tiền trước.`,
    `${repaid} of them repaid what was owed after an earlier refund.`,
  ];
