import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settingNames } from '../../server/platform/settingTable';
import { filesBelow } from './modules';

/** A reference found in a text, with its problem, or null. */
interface Reference {
  found: string;
  problem: string | null;
}
type Rule = (text: string, file: string) => Reference[];

const pages = filesBelow('*.md', 'docs').filter((file) => file.endsWith('.md'));
const everyFile = filesBelow('.');
const textOf = (file: string) => readFileSync(file, 'utf8');

/** A page by its path or name; among pages with the same name, the one in docs/spec, as comments mean it. */
function pageOf(path: string): string | undefined {
  if (path.includes('/')) return pages.includes(path) ? path : undefined;
  return [`docs/spec/${path}`, `docs/${path}`, path].find((each) => pages.includes(each));
}

/** The text of a numbered section, including its heading; undefined if the page has no such section. */
function sectionOf(page: string, number: string): string | undefined {
  return textOf(page)
    .split(/^(?=## )/m)
    .find((section) => section.startsWith(`## ${number}. `));
}

const say = (found: string, isRight: boolean, problem: string): Reference => ({
  found,
  problem: isRight ? null : `${found}: ${problem}`,
});

/** Numbers from "3", "3 and 5", "22 to 24". */
function numbersOf(words: string): number[] {
  const [first = 0, last = first] = (words.match(/\d+/g) ?? []).map(Number);
  if (!words.includes('to')) return first === last ? [first] : [first, last];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** `x.md section N`, `x.md sections N and M`, `x.md, Part`, `x.md section N, Part`. */
const sections: Rule = (text) => {
  const form =
    /([\w/-]+\.md)`?,?(?: sections? (\d+(?:(?: and | to )\d+)?))?(?:,? ([A-Z][\w’'-]*(?: [\w’'-]+){0,3}))?(?=[);:.]|,? "|$)/gm;
  return [...text.matchAll(form)].flatMap(([found, name = '', numbers, part]) => {
    if (!numbers && !part) return [];
    const page = pageOf(name);
    if (!page) return [say(found, false, 'no such page')];
    const parts = numbers
      ? numbersOf(numbers).map((number) => sectionOf(page, String(number)))
      : [textOf(page)];
    if (parts.includes(undefined)) return [say(found, false, 'no such section')];
    const holds = !part || parts.some((each) => each?.toLowerCase().includes(part.toLowerCase()));
    return [say(found, holds, `says nothing of "${part}"`)];
  });
};

/** `docs/security.md N`, `N to M`, `N and M`: numbered requirements. */
const securityNumbers: Rule = (text) => {
  const rows: string[] = textOf('docs/security.md').match(/^\| \d+\w? \|/gm) ?? [];
  return [...text.matchAll(/security\.md (\d+(?:(?: to | and )\d+)?)/g)].map(([found, numbers = '']) =>
    say(
      found,
      numbersOf(numbers).every((number) => rows.includes(`| ${number} |`)),
      'no such requirement',
    ),
  );
};

/** `requirement SH-3`, `requirements SH-9 to SH-18`, `G-9, SH-2`: those of docs/spec/experience.md. */
const requirements: Rule = (text) => {
  const known = textOf('docs/spec/experience.md');
  return [...text.matchAll(/\brequirements? ([A-Z]{1,2}-\d+(?:(?:, | to | and )[A-Z]{1,2}-\d+)*)/g)].map(
    ([found, names = '']) =>
      say(
        found,
        (names.match(/[A-Z]+-\d+/g) ?? []).every((name) => known.includes(`**${name}**`)),
        'no such requirement',
      ),
  );
};

const startsOne = (folder: string, start: string) =>
  readdirSync(folder).some((file) => file.startsWith(start));

/** `decisions/NNN`, with the rest of the file's name or without, and `migration NNN`. */
const numberedFiles: Rule = (text) => [
  ...[...text.matchAll(/decisions\/ ?(\d{3}[\w-]*(?:\.md)?)/g)].map(([found, start = '']) =>
    say(found, startsOne('docs/decisions', start), 'no such decision'),
  ),
  ...[...text.matchAll(/\bmigration (\d{3})\b/g)].map(([found, start = '']) =>
    say(found, startsOne('server/db/migrations', `${start}_`), 'no such migration'),
  ),
];

/** Variables that are not settings of the site: those of tests, of tools, and of deploy's own files. */
const otherNames = new Set(
  everyFile
    .filter((file) => /^(\.ci|\.github|scripts|tests|bench|deploy|server|contract|src)\//.test(file))
    .filter((file) => /\.(ts|tsx|sh|ya?ml)$|^\.ci\//.test(file) && !file.endsWith('references.test.ts'))
    .flatMap((file) => textOf(file).match(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g) ?? []),
);

/** Settings in backticks, alone or with a value. `S3_*` stands for all with that prefix, `NAME_FILE` for any. */
const settings: Rule = (text) =>
  [...text.matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*_(?:[A-Z0-9]+|\*))(?:=[^`\n]*)?`/g)].map(
    ([found, name = '']) => {
      const isRight = name.endsWith('*')
        ? settingNames.some((each) => each.startsWith(name.slice(0, -1)))
        : name.startsWith('NAME_') || [...settingNames, ...otherNames].includes(name);
      return say(found, isRight, 'no such setting');
    },
  );

const topFolders = new Set(everyFile.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
/** Created by the build, the server or the operator. */
const made = /^(dist|data|node_modules|deploy\/secrets)(\/|$)/;

function isFile(path: string, from: string): boolean {
  if (existsSync(path) || existsSync(join(dirname(from), path))) return true;
  // `sendFile.ts` of `server/site/sendFile.ts`, and `tests/e2e/shop` of `tests/e2e/shop.ci.test.ts`.
  return everyFile.some((file) => file.endsWith(`/${path}`) || file.startsWith(`${path}.`));
}

/**
 * Links, and files and folders in backticks. Addresses of the site begin with a slash, or with no folder of the project.
 */
const namedFiles: Rule = (text, file) => {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
    ([found, path = '']) => say(found, existsSync(join(dirname(file), path)), 'leads nowhere'),
  );
  const names = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\/?)`/g)].flatMap(([found, path = '']) => {
    const isNamed =
      /\.(ts|tsx|md|sh|ya?ml|css)$/.test(path) || (path.includes('/') && topFolders.has(path.split('/')[0]));
    return isNamed && !made.test(path) ? [say(found, isFile(path, file), 'no such file')] : [];
  });
  return [...links, ...names];
};

/**
 * docs/security.md names a requirement's tests without folder and extension: `sales` is tests/server/payments/sales.ci.test.ts.
 */
const namedTests: Rule = (text, file) => {
  if (file !== 'docs/security.md') return [];
  const cells = text.split('\n').flatMap((row) => row.split(' | ').at(-2) ?? []);
  return cells
    .flatMap((cell) => [...cell.matchAll(/(?:^|, |and )`([\w/]+)`(?= "|,|;| \(|$)/g)])
    .map(([found, name = '']) =>
      say(
        found,
        everyFile.some((each) => new RegExp(`/${name}(\\.[a-z-]+)*\\.test\\.ts`).test(`/${each}`)),
        'no such test',
      ),
    );
};

/** Joins the lines of a comment, so that a reference may span a line break. */
const joined = (text: string) => text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ');

/** The references in a source file's comments or in a document. */
export function referencesOf(text: string, file: string): Reference[] {
  const isPage = file.endsWith('.md');
  const rules = [sections, securityNumbers, requirements, numberedFiles];
  const inText = rules.flatMap((rule) => rule(joined(text), file));
  return isPage
    ? [...inText, ...[settings, namedFiles, namedTests].flatMap((rule) => rule(text, file))]
    : inText;
}

/** Every page except the record of past states and the guide, whose files are created by the test that follows it. */
export const referringPages = pages.filter(
  (file) => !['CHANGELOG.md', 'docs/adding-a-resource.md', 'docs/resources.md'].includes(file),
);
