import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

/** A function that ARCHITECTURE.md names in the description of a walk. */
export interface Claim {
  name: string;
  file: string;
}

/** The functions that a section of ARCHITECTURE.md names, in the order of its text. */
export function claimsOf(section: string): Claim[] {
  const text = readFileSync('ARCHITECTURE.md', 'utf8').split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(/`(\w+)\(\)` in\s+`([\w./-]+)`/g)].map(([, name = '', file = '']) => ({
    name,
    file,
  }));
}

/** The functions that were entered, in order, as `name in file`; the instrumented code adds them. */
export const entered: string[] = [];
export const saying = ({ name, file }: Claim): string => `${name} in ${file}`;
Object.assign(globalThis, { entered });

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string };
  body?: Node;
  expression?: boolean;
}
const isFunction = ({ type }: Node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const firstFunction = (node: Node): Node | undefined =>
  isFunction(node) ? node : childrenOf(node).map(firstFunction).find(Boolean);

/** The function of that name: declared, or the first one within the value of a constant or property of that name. */
function functionNamed(node: Node, name: string): Node | undefined {
  if ((node.id?.name === name || node.key?.name === name) && node.type !== 'ImportSpecifier') {
    const found = firstFunction(node);
    if (found) return found;
  }
  for (const child of childrenOf(node)) {
    const found = functionNamed(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Adds to `entered` when a function that ARCHITECTURE.md names is entered. Changes nothing else. */
export function tracing(claims: readonly Claim[]): Plugin {
  return {
    name: 'outline-walks',
    enforce: 'pre',
    transform(code, id) {
      const file = relative('.', id.split('?')[0] ?? '');
      let text = code;
      for (const claim of claims.filter((one) => one.file === file)) {
        const found = functionNamed(parseSync(file, text).program as unknown as Node, claim.name);
        const body = found?.body;
        if (!body) throw new Error(`${saying(claim)}: no such function`);
        const note = `globalThis.entered?.push(${JSON.stringify(saying(claim))})`;
        text =
          body.type === 'BlockStatement'
            ? `${text.slice(0, body.start + 1)}${note};${text.slice(body.start + 1)}`
            : `${text.slice(0, body.start)}(${note}, ${text.slice(body.start, body.end)})${text.slice(body.end)}`;
      }
      return text === code ? undefined : { code: text, map: null };
    },
  };
}

/** The claims that were not entered in the given order. */
export function outOfOrder(claims: readonly Claim[], log: readonly string[]): string[] {
  let at = -1;
  return claims.flatMap((claim) => {
    const next = log.indexOf(saying(claim), at + 1);
    if (next < 0) return [saying(claim)];
    at = next;
    return [];
  });
}
