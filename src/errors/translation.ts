/** The part of `parent` that holds a node now: the node itself, or what a translator has put around it. */
function partOf(parent: Node, node: Node): Node | null {
  let part: Node | null = node;
  while (part && part.parentNode !== parent) part = part.parentNode;
  return part;
}

/**
 * Lets React change a page that the browser translates. Translators wrap texts in elements of their own, and React then
 * fails to remove a text from, or to insert before it in, the element where it had put it, which ends the whole page.
 * Here that finds the text where it is now; one that is gone needs no removal.
 */
export function allowTranslation({ prototype }: Pick<typeof Node, 'prototype'> = Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const part = partOf(this, child);
    if (part) removeChild.call(this, part);
    return child;
  };
  prototype.insertBefore = function insert<T extends Node>(this: Node, added: T, before: Node | null): T {
    return insertBefore.call(this, added, before && partOf(this, before)) as T;
  };
}
