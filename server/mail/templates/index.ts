import type { Language } from '../../messages/said';
import { layoutHtml, layoutText } from './layout';
import { letters, type TemplateName } from './letters';

export type { TemplateName } from './letters';

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

const help = (supportEmail: string): Record<Language, string> => ({
  vi: `Cần giúp đỡ? Viết cho chúng tôi: ${supportEmail}`,
  en: `Need help? Write to us: ${supportEmail}`,
});

/** A mail in the recipient's language, as text and as HTML in the site's look, with the way to support if there is one. */
export function render(
  name: TemplateName,
  language: Language,
  values: Record<string, string>,
  supportEmail: string | null,
): Rendered {
  const plain = letters[name][language](values);
  const more = supportEmail ? [help(supportEmail)[language]] : [];
  const letter = { ...plain, after: [...plain.after, ...more] };
  return { subject: letter.subject, text: layoutText(letter), html: layoutHtml(letter, language) };
}
