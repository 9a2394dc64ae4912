/** What the translators of browsers do to a text: wrap it in two elements, or replace it by two elements with another. */
export type Translating = 'wraps' | 'replaces';
export const translatings: readonly Translating[] = ['wraps', 'replaces'];

/** Translates every text as the translators of browsers do. Runs in a page too, and so uses nothing else. */
export function translate(root: Element, how: Translating = 'wraps'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, svg')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(how === 'wraps' ? text : text.data);
  }
}
