/** Wraps every text in two elements, as the translators of browsers do. Runs in a page too, and so uses nothing else. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, svg')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}
