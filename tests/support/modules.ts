import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** One import, re-export or `import()` of a source file. */
export interface Import {
  /** Path of the importing file from the root. */
  file: string;
  /** Path of the imported file from the root, or a package specifier. */
  target: string;
  /** Whether it is a type-only import. */
  typeOnly: boolean;
  /** Whether it is a dynamic `import()`. */
  lazy: boolean;
}

/** Tracked and untracked, not ignored files below the folders. */
export const filesBelow = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json'],
  conditionNames: ['import', 'node'],
});

function targetOf(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = specifier.split('?')[0] ?? '';
  const found = resolver.sync(resolve(dirname(file)), path);
  return relative('.', found.path ?? resolve(dirname(file), path));
}

/** Every regular expression of a TypeScript file, from its syntax tree. */
export function patternsOf(file: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push(`/${node.regex.pattern}/${node.regex.flags}`);
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

/** Every import of a TypeScript file, from its syntax tree. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    lazy: false,
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType, lazy: false }] : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^['"](.+)['"]$/.exec(text.slice(start, end))?.[1];
    return literal ? [{ specifier: literal, typeOnly: false, lazy: true }] : [];
  });
  return [...imported, ...exported, ...lazy].map(({ specifier, ...rest }) => ({
    file,
    target: targetOf(file, specifier),
    ...rest,
  }));
}

/** Import cycles at run time, listed by files in order. */
export function circles(imports: Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { file, target, typeOnly, lazy } of imports) {
    if (!typeOnly && !lazy) next.set(file, [...(next.get(file) ?? []), target]);
  }
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: string[]) => {
    const at = path.indexOf(file);
    if (at >= 0) return void found.push([...path.slice(at), file].join(' → '));
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}
