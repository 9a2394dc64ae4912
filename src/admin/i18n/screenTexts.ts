import type { Language } from '../../../contract/languages';

type Texts = Record<Language, object>;

const arrived = new Map<string, Texts>();
let onArrival: (name: string, texts: Texts) => void = (name, texts) => arrived.set(name, texts);

/**
 * Adds the texts of a screen that loads on demand, so that the first load does not carry them. The module with the texts
 * calls this, and every chunk that shows them imports it (tests/repo/screenTexts.test.ts). `name` is the first part of
 * their keys.
 */
export function addScreenTexts<T extends Texts>(name: string, texts: T): T {
  onArrival(name, texts);
  return texts;
}

/** Adds the names of the fields of a list, where react-admin looks for them. */
export function addFieldTexts(list: string, { vi, en }: Texts): void {
  addScreenTexts(`resources.${list}`, { vi: { fields: vi }, en: { fields: en } });
}

/** Passes on the texts that are there, and all that come later. Called once, by the provider of texts. */
export function receiveScreenTexts(receive: (name: string, texts: Texts) => void): void {
  for (const [name, texts] of arrived) receive(name, texts);
  onArrival = receive;
}
