import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';
import { type Language, type LocalizedText, languages } from '../../../contract/languages';

export const localized = (vi: string, en: string): LocalizedText => ({ vi, en });

/** Messages by field, as in the error body. */
export type FieldErrors = Record<string, LocalizedText[]>;

/** The language of a response: English when the caller prefers it to Vietnamese, else Vietnamese (decisions.md, Messages). */
export const languageOf = (request: IncomingMessage): Language =>
  accepts(request).language([...languages]) === 'en' ? 'en' : 'vi';

/** A count, which may be written already, with its English word, which has an s unless it is one. */
export const plural = (count: number | string, word: string): string =>
  `${count.toLocaleString('en')} ${word}${String(count) === '1' ? '' : 's'}`;
