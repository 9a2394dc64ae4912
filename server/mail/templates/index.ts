import type { Language } from '../../../contract/languages';
import { namesIn } from '../../../contract/named';
import { layoutHtml, layoutText } from './layout';
import { type TemplateName, texts } from './texts';

export type { TemplateName } from './texts';
/** All mails. */
export const mailNames = namesIn(texts);

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** Where readers find help: our address for mails, if there is one, and that of the site. */
export interface MailHelp {
  email: string | null;
  site: string;
}

const help: Record<Language, (help: MailHelp) => string> = {
  vi: ({ email, site }) =>
    `Cần giúp đỡ? Xem ${site}/support${email ? ` hoặc viết cho chúng tôi: ${email}` : ''}`,
  en: ({ email, site }) => `Need help? See ${site}/en/support${email ? ` or write to us: ${email}` : ''}`,
};

/** Renders a mail in the recipient's language as text and HTML, with the way to help (living-site.md section 3). */
export function render(
  name: TemplateName,
  language: Language,
  values: Record<string, string>,
  from: MailHelp,
): Rendered {
  const plain = texts[name][language](values);
  const mail = { ...plain, after: [...plain.after, help[language](from)] };
  return { subject: mail.subject, text: layoutText(mail), html: layoutHtml(mail, language) };
}
