import type { Language } from '../../../contract/languages';
import { byLanguage, type TextPairs } from '../../../contract/texts';

type Texts = Record<Language, object>;

const arrived = new Map<string, Texts>();
let onArrival: (name: string, texts: Texts) => void = (name, texts) => arrived.set(name, texts);

/**
 * Adds the texts of a screen that loads on demand, so that the first load does not carry them. The module with the texts
 * calls this, and every chunk that shows them imports it (tests/repo/screenTexts.test.ts). `name` is the first part of
 * their keys.
 */
export function addScreenTexts(name: string, pairs: TextPairs): void {
  onArrival(name, byLanguage(pairs));
}

/** Passes on the texts that are there, and all that come later. Called once, by the provider of texts. */
export function receiveScreenTexts(receive: (name: string, texts: Texts) => void): void {
  for (const [name, texts] of arrived) receive(name, texts);
  onArrival = receive;
}
