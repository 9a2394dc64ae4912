/** What a translator has put in the place of a text that it took out. */
const replaced = new WeakMap<Node, Node>();
const isOfTranslator = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';

/** Notes the element that came in the place of each text that left; a text that React took out is not looked for. */
function noteReplaced(records: MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const place = [addedNodes[0], previousSibling, nextSibling].find(isOfTranslator);
    for (const node of place ? removedNodes : [])
      if (place && node.nodeType === Node.TEXT_NODE) replaced.set(node, place);
  }
}

const observer = new MutationObserver(noteReplaced);

/** The node that stands where React had put a text: itself, or what a translator has replaced it by. */
function standIn(node: Node): Node {
  if (node.parentNode) return node;
  noteReplaced(observer.takeRecords());
  return replaced.get(node) ?? node;
}

/** The part of `parent` that holds a node now: the node itself, or what a translator has put around it or in its place. */
function partOf(parent: Node, node: Node): Node | null {
  let part: Node | null = standIn(node);
  while (part && part.parentNode !== parent) part = part.parentNode;
  return part;
}

/** Restores a text that a translator has replaced, as its translation is that of an earlier text. */
function restore(text: Node): void {
  const place = standIn(text);
  if (place !== text) place.parentNode?.replaceChild(text, place);
}

/**
 * Lets React change a page that the browser translates. Translators wrap texts in elements of their own, or replace them by
 * such elements. React then fails to remove a text from, or to insert before it in, the element where it had put it, which
 * ends the whole page, and what it writes into a replaced text nobody sees. Here that finds the text where it is now; one
 * that is gone needs no removal.
 */
export function allowTranslation({ prototype }: Pick<typeof Node, 'prototype'> = Node): void {
  const { removeChild, insertBefore } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  observer.observe(document, { childList: true, subtree: true });
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const part = partOf(this, child);
    if (part) removeChild.call(this, part);
    return child;
  };
  prototype.insertBefore = function insert<T extends Node>(this: Node, added: T, before: Node | null): T {
    return insertBefore.call(this, added, before && partOf(this, before)) as T;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      restore(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
