import type { Language } from '../../../contract/languages';

/** The content of a mail, without its look. */
export interface MailText {
  subject: string;
  greeting: string;
  lines: string[];
  /** A one-time code, shown prominently. */
  code?: string;
  /** A link to the site, shown separately. */
  link?: { label: string; url: string };
  after: string[];
}
export type Values = Record<string, string>;
export type InBoth = Record<Language, (values: Values) => MailText>;

/** The greeting of a mail. */
export const hello = (values: Values): Record<Language, string> => ({
  vi: values.name ? `Chào ${values.name},` : 'Xin chào,',
  en: values.name ? `Hello ${values.name},` : 'Hello,',
});

/** What a credit repaid of a debt, if anything. */
export const repaidLines = ({ repaid }: Values): Record<Language, string[]> => ({
  vi: repaid ? [`Trong đó ${repaid} kim cương đã trả phần còn nợ sau lần hoàn tiền trước.`] : [],
  en: repaid ? [`${repaid} of them repaid what was owed after an earlier refund.`] : [],
});
