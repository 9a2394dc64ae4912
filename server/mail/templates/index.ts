import type { Language } from '../../messages/said';
import { layoutHtml, layoutText } from './layout';
import { letters, type TemplateName } from './letters';

export type { TemplateName } from './letters';

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/** A mail in the receiver's language, as text and as HTML in the site's look. */
export function render(name: TemplateName, language: Language, values: Record<string, string>): Rendered {
  const letter = letters[name][language](values);
  return { subject: letter.subject, text: layoutText(letter), html: layoutHtml(letter, language) };
}
