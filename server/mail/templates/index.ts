import type { Language } from '../../../contract/languages';
import { layoutHtml, layoutText } from './layout';
import { type TemplateName, texts } from './texts';

export type { TemplateName } from './texts';
/** All mails. */
export const mailNames = Object.keys(texts) as TemplateName[];

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

const help = (supportEmail: string): Record<Language, string> => ({
  vi: `Cần giúp đỡ? Viết cho chúng tôi: ${supportEmail}`,
  en: `Need help? Write to us: ${supportEmail}`,
});

/** Renders a mail in the recipient's language as text and HTML, with the support contact if there is one. */
export function render(
  name: TemplateName,
  language: Language,
  values: Record<string, string>,
  supportEmail: string | null,
): Rendered {
  const plain = texts[name][language](values);
  const more = supportEmail ? [help(supportEmail)[language]] : [];
  const mail = { ...plain, after: [...plain.after, ...more] };
  return { subject: mail.subject, text: layoutText(mail), html: layoutHtml(mail, language) };
}
