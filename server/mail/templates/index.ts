import type { Language } from '../../../contract/languages';
import { namesIn } from '../../../contract/named';
import { inLanguage, type TextPair } from '../../../contract/texts';
import { layoutHtml, layoutText } from './layout';
import type { MailText, MailTexts, Values } from './mailText';
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

const helpAt = ({ email, site }: MailHelp): TextPair => [
  `Cần giúp đỡ? Xem ${site}/support${email ? ` hoặc viết cho chúng tôi: ${email}` : ''}`,
  `Need help? See ${site}/en/support${email ? ` or write to us: ${email}` : ''}`,
];
const hello = ({ name }: Values): TextPair =>
  name ? [`Chào ${name},`, `Hello ${name},`] : ['Xin chào,', 'Hello,'];

function mailIn(language: Language, mail: MailTexts & { greeting: TextPair; help: TextPair }): MailText {
  const { subject, greeting, lines, code, link, second, after, help } = mail;
  const text = (pair: TextPair) => inLanguage(pair, language);
  return {
    subject: text(subject),
    greeting: text(greeting),
    lines: lines.filter((pair) => pair !== undefined && pair !== '').map(text),
    code,
    link: link && { label: text(link.label), url: link.url },
    second: second && { label: text(second.label), url: second.url },
    after: after.map(text),
    help: text(help),
  };
}

/** Renders a mail in the recipient's language as text and HTML, with the way to help (living-site.md section 3). */
export function render(
  name: TemplateName,
  language: Language,
  values: Record<string, string>,
  from: MailHelp,
): Rendered {
  const own = texts[name](values);
  const mail = mailIn(language, { greeting: hello(values), ...own, help: helpAt(from) });
  return { subject: mail.subject, text: layoutText(mail), html: layoutHtml(mail, language) };
}
