import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';

/** One sentence in both languages of the site. */
export interface Said {
  vi: string;
  en: string;
}

export type Language = keyof Said;

export const say = (vi: string, en: string): Said => ({ vi, en });

/** Messages by field name, as the error body carries them. */
export type FieldErrors = Record<string, Said[]>;

/** The language of a response: English when the caller prefers it to Vietnamese, else Vietnamese (decisions.md, Messages). */
export const languageOf = (request: IncomingMessage): Language =>
  accepts(request).language(['vi', 'en']) === 'en' ? 'en' : 'vi';
