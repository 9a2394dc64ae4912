import type { MenuPage } from './menuPage';
import * as registry from './registry';

/** Every page of the sidebar, in its order. */
export const pages: readonly MenuPage[] = Object.values(registry).sort((a, b) => a.order - b.order);

/** The `pages` part of the back office's messages. */
export const pageTexts = Object.fromEntries(pages.map(({ name, texts }) => [name, texts]));
