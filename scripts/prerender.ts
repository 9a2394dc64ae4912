import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { type Language, languages } from '../contract/languages';
import { withEarlyArena } from './earlyArena';
import { withLaterScripts } from './laterScripts';
import { filesOf, groupFile } from './manifestFiles';
import { commonHead, pageHead } from './pageHead';
import { allPages } from './siteUrl';

type Entry = typeof import('../src/entryServer');
type Rendered = Awaited<ReturnType<Entry['renderPage']>>;
type PublicPage = (typeof allPages)[number];

const bundle = 'dist/prerender';

/** The client's own modules, built for Node. */
async function loadEntry(): Promise<Entry> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/entryServer.tsx', outDir: bundle, manifest: false, copyPublicDir: false },
  });
  return (await import(pathToFileURL(resolve(bundle, 'entryServer.js')).href)) as Entry;
}

/** The client's build and its `index.html`. */
interface Built {
  folder: string;
  template: string;
}

function write(file: string, html: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

const preloads = (template: string, scripts: string[]) =>
  scripts
    .filter((file) => !template.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`);

/** The texts of a page: the shared ones, and its own if any. */
const textsOf = (language: Language, name = '') =>
  ['site', name].map((area) => `src/i18n/${language}/${area}.ts`).filter((file) => existsSync(file));
/** Uses a replacer function, because `$` in a replacement string would be interpreted. */
const put = (html: string, place: string | RegExp, text: string) => html.replace(place, () => text);

/** Fills the template's head. */
function fill(template: string, language: Language, head: string[]): string {
  const bare = template
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>\s*/, '');
  return put(
    put(bare, '<html lang="vi"', `<html lang="${language}"`),
    '</head>',
    `${head.join('\n    ')}\n  </head>`,
  );
}

/**
 * A page's content in its language, for the client to start with (src/site/content/pageContent.ts). A data block needs no
 * place in the content security policy.
 */
function contentBlock(content: Rendered['content']): string {
  if (!content) return '';
  const data = JSON.stringify(content.data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="content" data-name="${content.name}">${data}</script>`;
}

/** The same content as files, for those who come from another page or change the language. */
function writeContent(folder: string, entry: Entry): void {
  for (const language of languages)
    for (const name of entry.contentNames)
      write(`${folder}/content/${language}/${name}.json`, JSON.stringify(entry.demoContent(name, language)));
}

/**
 * A page with inlined styles. Their links stay, with a type that browsers do not fetch (they do fetch disabled ones):
 * Vite's preloader looks for them, and would otherwise fetch and wait for what the page already has.
 */
function pageOf({ folder, template }: Built, page: PublicPage, language: Language, rendered: Rendered) {
  const { scripts, styles } = filesOf(folder, ['index.html', page.module, ...textsOf(language, page.name)]);
  const css = styles.map((file) => readFileSync(folder + file, 'utf8')).join('\n');
  const head = [
    ...pageHead({ path: page.path, image: '/og.png', ...rendered, language }),
    ...commonHead,
    ...preloads(template, scripts),
    `<style>${css}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" type="text/inlined" href="${file}" />`),
  ];
  const html = fill(template.replace(/<link rel="stylesheet"[^>]*>\s*/g, ''), language, head);
  const marked = put(
    withLaterScripts(page.path === '/' ? withEarlyArena(html) : html, groupFile(folder, 'base')),
    `<html lang="${language}"`,
    `<html lang="${language}" data-page="${page.path}"`,
  );
  return put(
    marked,
    '<div id="root"></div>',
    `<div id="root">${rendered.html}</div>${contentBlock(rendered.content)}`,
  );
}

/** The shell for everything that is not prerendered: accounts and the back office. */
function shellOf({ folder, template }: Built, language: Language): string {
  const { scripts } = filesOf(folder, ['index.html', ...textsOf(language)]);
  const head = ['<title>Outline</title>', '<meta name="robots" content="noindex" />'];
  return fill(template, language, [...head, ...commonHead, ...preloads(template, scripts)]);
}

/**
 * Writes every public page in both languages, for the server to pick by cookie; the Vietnamese ones also at the plain
 * paths, for hosts that cannot; and the shell (decisions.md, Language).
 */
export async function prerender(folder: string): Promise<void> {
  const template = readFileSync(`${folder}/index.html`, 'utf8');
  const entry = await loadEntry();
  await entry.prepare();
  writeContent(folder, entry);
  for (const language of languages) {
    const homes = [`${folder}/${language}`, ...(language === 'vi' ? [folder] : [])];
    for (const page of allPages) {
      const render = async (inAddress: boolean) =>
        pageOf(
          { folder, template },
          page,
          language,
          await entry.renderPage(page.path, page.name, { language, inAddress }),
        );
      const plain = await render(false);
      const places = homes.map((home) => home + page.path.replace(/\/$/, ''));
      for (const place of places)
        write(`${place}/index.html`, language === 'vi' ? plain : await render(true));
      // For the plain address, whose language comes from the cookie: its links are plain too.
      if (language !== 'vi') write(`${places[0]}/plain.html`, plain);
    }
    for (const home of homes) write(`${home}/app.html`, shellOf({ folder, template }, language));
  }
  rmSync(bundle, { recursive: true, force: true });
}
