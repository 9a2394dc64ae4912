import { parseSync } from 'oxc-parser';

/** A code block of the guide with its target: a new file, or an addition to an existing one. */
export interface Block {
  kind: 'file' | 'add';
  path: string;
  /** The property whose list or object is extended; without one, the end of the file. */
  to?: string;
  code: string;
  /** The heading above the block. */
  heading: string;
}

/** The blocks of a page, in order. */
export function blocksOf(page: string): Block[] {
  const parts = page.matchAll(/^## (.+)$|^```ts (file|add)=(\S+)(?: to=(\S+))?\n([\s\S]*?)^```$/gm);
  let heading = '';
  const blocks: Block[] = [];
  for (const [, title, kind, path = '', to, code = ''] of parts) {
    if (title) heading = title;
    else blocks.push({ kind: kind as Block['kind'], path, to, code, heading });
  }
  return blocks;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The lists and objects that are values of properties, with their property paths. */
function literals(node: Node, path: string[] = []): { path: string; node: Node }[] {
  const { key, value } = node as { key?: { name?: string }; value?: Node };
  const here = node.type === 'Property' && key?.name ? [...path, key.name] : path;
  const isHeld = here !== path && ['ArrayExpression', 'ObjectExpression'].includes(value?.type ?? '');
  const found = isHeld && value ? [{ path: here.join('.'), node: value }] : [];
  return [...found, ...nodesIn(node).flatMap((inner) => literals(inner, here))];
}

/** The file's text with the block's code inserted. Throws when the target is missing or ambiguous. */
export function added(text: string, { path, to, code }: Block): string {
  if (!to) return `${text.trimEnd()}\n${code}`;
  const { program } = parseSync(path, text);
  const places = literals(program as unknown as Node).filter((place) => `.${place.path}`.endsWith(`.${to}`));
  const [place] = places;
  if (!place || places.length > 1) throw new Error(`${path} has ${places.length} places named "${to}".`);
  const items = (place.node.elements ?? place.node.properties) as Node[];
  const at = items.at(-1)?.end ?? place.node.start + 1;
  return `${text.slice(0, at)}${items.length > 0 ? ', ' : ''}${code.trim()}${text.slice(at)}`;
}
