import { type Plugin, parseAst } from 'vite';

/**
 * Bodies of i18next for what the texts here do not do: other loading than of files with the page, formats and texts within
 * texts, languages that are read from the right, a second instance, and advice on the console that only `debug` shows.
 */
const left: Record<string, string> = {
  Logger: 'log warn deprecate once clone',
  EventEmitter: 'once',
  ResourceStore:
    'removeNamespaces deprecateDottedLng addResources removeResourceBundle getResourceBundle toJSON',
  Translator: 'exists getUsedParamsDetails',
  LanguageUtil: 'clearCache deprecateBareCode',
  PluralResolver: 'clearCache needsPlural getPluralFormsOfKey getSuffixes',
  Formatter: 'init add addCached',
  Connector: 'queueLoad loaded read reload noticeDevFallback loadOne saveMissing',
  I18n: `reloadResources use hydrate exists setDefaultNamespace hasLoadedNamespace loadNamespaces loadLanguages dir
    cloneInstance toJSON`,
};
const empty = (names: string) => Object.fromEntries(names.split(/\s+/).map((name) => [name, '']));
const bodies: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(left).map(([name, methods]) => [name, empty(methods)]),
);
Object.assign(bodies, {
  Interpolator: { nest: 'return str;' },
  Formatter: { ...bodies.Formatter, format: 'return value;' },
  Connector: { ...bodies.Connector, prepareLoading: 'return callback();' },
});
/** Functions beside the classes. */
const functions: Record<string, string> = { keysFromSelector: '' };

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? '') : '');

/** A node with all below it. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* nodesIn(part);
}

const bodyIn = (of: Record<string, string> | undefined, name: unknown): string | undefined =>
  of && Object.hasOwn(of, nameOf(name)) ? `{${of[nameOf(name)]}}` : undefined;
const isAdvice = /^(this\.l|baseL)ogger\.(log|warn|once|deprecate)\(/;

/** The new body of each function that is left out, and nothing in place of what is said to a developer. */
function* editsOf(root: Node, code: string): Generator<[Node, string]> {
  for (const node of nodesIn(root)) {
    if (node.type === 'ExpressionStatement' && isAdvice.test(code.slice(node.start, node.end)))
      yield [node, ';'];
    const isFunction = node.type === 'FunctionDeclaration';
    const methods = node.type === 'ClassDeclaration' ? (node.body as { body: Node[] }).body : [];
    const found = isFunction
      ? [[node, bodyIn(functions, node.id)] as const]
      : methods.map(({ key, value }) => [value as Node, bodyIn(bodies[nameOf(node.id)], key)] as const);
    for (const [{ body }, text] of found) if (text) yield [body as Node, text];
  }
}

/** The library without what no page uses; throws where it has no such function any more. */
export function leanSource(code: string): string {
  const edits = [...editsOf(parseAst(code) as unknown as Node, code)].sort(([a], [b]) => a.start - b.start);
  const bodiesLeft = edits.filter(([, text]) => text !== ';').length;
  const meant = [functions, ...Object.values(bodies)].reduce((sum, all) => sum + Object.keys(all).length, 0);
  if (bodiesLeft !== meant)
    throw new Error(`i18next has ${bodiesLeft} of ${meant} functions that are left out.`);
  let [lean, at] = ['', 0];
  for (const [{ start, end }, text] of edits) {
    // Within a body that is left out.
    if (start < at) continue;
    lean += code.slice(at, start) + text;
    at = end;
  }
  return lean + code.slice(at);
}

/** Takes 5 kB of the library for texts out of every page. */
export const leanI18n = (): Plugin => ({
  name: 'lean-i18n',
  apply: 'build',
  transform: (code, id) =>
    id.includes('node_modules/i18next/dist/esm/i18next.js') ? { code: leanSource(code), map: null } : null,
});
