import type { Language } from '../../../../contract/languages';
import type { MenuPage } from './menuPage';
import * as registry from './registry';

/** Every page of the sidebar, in its order. */
export const pages: readonly MenuPage[] = Object.values(registry).sort((a, b) => a.order - b.order);

/** The `pages` part of the back office's messages in one language. */
export const pageTexts = (language: Language) =>
  Object.fromEntries(pages.map(({ name, texts }) => [name, texts[language]]));
