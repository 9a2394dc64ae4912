import type { Language } from './languages';

/** A text in Vietnamese and in English, or two functions that make one. */
export type TextPair<T = string> = readonly [vi: T, en: T];

/** Pairs by key, as deep as needed. A text in one language only does not compile. */
export interface TextPairs {
  readonly [key: string]: TextPair | TextPair<(...values: never[]) => string> | TextPairs | undefined;
}

/** The pairs of texts of a given form. */
export type PairsOf<T> = T extends string ? TextPair : { readonly [K in keyof T]: PairsOf<T[K]> };

/** The form of the texts of one language. */
type TextsOf<P> = P extends TextPair
  ? string
  : P extends TextPair<infer T>
    ? T
    : { readonly [K in keyof P]: TextsOf<P[K]> };

/** The side of a pair. */
export const inLanguage = <T>(pair: TextPair<T>, language: Language): T => pair[language === 'en' ? 1 : 0];

/** The texts of each language, from pairs. */
export const byLanguage = <P extends TextPairs>(pairs: P): Record<Language, TextsOf<P>> => ({
  vi: side(pairs, 0) as TextsOf<P>,
  en: side(pairs, 1) as TextsOf<P>,
});

const side = (pairs: object, index: number): object =>
  Object.fromEntries(
    Object.entries(pairs).map(([key, value]) => [
      key,
      Array.isArray(value) ? value[index] : side(value, index),
    ]),
  );
