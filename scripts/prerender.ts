import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { type Language, languages } from '../contract/languages';
import { fillPageFrame, type PageFrame, places, put } from '../server/site/pageFrame';
import { commonHead } from '../server/site/pageHead';
import { buildId, idFile } from './buildId';
import { withEarlyArena } from './earlyArena';
import { withLaterScripts } from './laterScripts';
import { filesOf, groupFile } from './manifestFiles';
import { allPages, contentName, type PublicPage, pathIn, renderedPages, siteUrl } from './siteUrl';

type Entry = typeof import('../src/entryServer');

/** What renders pages, kept beside the server's bundle: the server renders those whose content changed. */
const bundle = 'dist/pages';

/** The client's own modules, built for Node. */
async function loadEntry(): Promise<Entry> {
  await build({
    logLevel: 'warn',
    // Whole, as the image holds no packages of the client.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entryServer.tsx',
      outDir: bundle,
      manifest: false,
      copyPublicDir: false,
    },
    // No browser loads it; its worker scripts are named as in the other build, so they are minified.
    environments: { ssr: { build: { minify: false } } },
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
const textsOf = (language: Language, ...areas: string[]) =>
  ['site', ...areas].map((area) => `src/i18n/${language}/${area}.ts`).filter((file) => existsSync(file));
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

/** The same content as files, for those who come from another page or change the language. */
function writeContent(folder: string, entry: Entry): void {
  for (const language of languages)
    for (const name of entry.contentNames)
      write(`${folder}/content/${language}/${name}.json`, JSON.stringify(entry.demoContent(name, language)));
}

/**
 * The frame of a kind of page, with inlined styles. Their links stay, with a type that browsers do not fetch (they do fetch
 * disabled ones): Vite's preloader looks for them, and would otherwise fetch and wait for what the page already has.
 */
function pageFrameOf({ folder, template }: Built, page: PublicPage, language: Language): PageFrame {
  const { scripts, styles } = filesOf(folder, [
    'index.html',
    ...(page.routes ? [page.routes] : []),
    page.module,
    ...(page.part ? [page.part.module] : []),
    ...textsOf(language, page.name, page.part?.texts ?? ''),
  ]);
  const css = styles.map((file) => readFileSync(folder + file, 'utf8')).join('\n');
  const head = [
    places.head,
    ...commonHead(language),
    ...preloads(template, scripts),
    `<style>${css}</style>`,
    ...styles.map((file) => `<link rel="stylesheet" type="text/inlined" href="${file}" />`),
  ];
  const html = fill(template.replace(/<link rel="stylesheet"[^>]*>\s*/g, ''), language, head);
  const marked = put(
    withLaterScripts(page.name === 'home' ? withEarlyArena(html) : html, groupFile(folder, 'base')),
    `<html lang="${language}"`,
    `<html lang="${language}" ${places.path}`,
  );
  return { language, site: siteUrl(), html: marked };
}

/** The shell for everything that is not prerendered, with the scripts of these modules. */
function shellOf({ folder, template }: Built, language: Language, modules: string[] = []): string {
  const { scripts } = filesOf(folder, ['index.html', ...textsOf(language), ...modules]);
  const head = ['<title>Outline</title>', '<meta name="robots" content="noindex" />'];
  return fill(template, language, [...head, ...commonHead(language), ...preloads(template, scripts)]);
}

/**
 * The shell of the back office: its scripts are fetched with the first instead of after them, and its frame is drawn before
 * any of them has arrived.
 */
const officeOf = (built: Built, language: Language): string =>
  put(
    put(
      shellOf(built, language, ['src/admin/AdminApp.tsx']),
      '</head>',
      `<style>${readFileSync('src/admin/app/layout/frame.css', 'utf8')}</style>\n  </head>`,
    ),
    '<div id="root"></div>',
    `<div id="root"></div>\n    ${readFileSync('src/admin/app/layout/frame.html', 'utf8').trim()}`,
  );

/**
 * Writes every public page in both languages, for the server to pick by cookie; the Vietnamese ones also at the plain
 * paths, for hosts that cannot; the shells (decisions.md, Language); and, beside the site, what the server renders pages with.
 */
export async function prerender(folder: string): Promise<void> {
  const template = readFileSync(`${folder}/index.html`, 'utf8');
  const built = { folder, template };
  const entry = await loadEntry();
  await entry.prepare();
  writeContent(folder, entry);
  for (const language of languages) {
    const homes = [`${folder}/${language}`, ...(language === 'vi' ? [folder] : [])];
    const frames = new Map<string, PageFrame>(
      renderedPages.map((page) => [page.name, pageFrameOf(built, page, language)]),
    );
    for (const page of allPages) {
      const frame = frames.get(page.name) ?? pageFrameOf(built, page, language);
      frames.set(page.name, frame);
      const path = pathIn(page, language);
      const content = contentName(page, language);
      const data = entry.contentNames.includes(content) ? entry.demoContent(content, language) : undefined;
      const render = async (inAddress: boolean) =>
        fillPageFrame(
          frame,
          path,
          await entry.renderPage({ path, name: page.name, language, inAddress, data, content }),
        );
      const plain = await render(false);
      const folders = homes.map((home) => home + path.replace(/\/$/, ''));
      for (const place of folders)
        write(`${place}/index.html`, language === 'vi' ? plain : await render(true));
      // For the plain address, whose language comes from the cookie: its links are plain too.
      if (language !== 'vi') write(`${folders[0]}/plain.html`, plain);
    }
    for (const home of homes) {
      write(`${home}/app.html`, shellOf(built, language));
      write(`${home}/office.html`, officeOf(built, language));
    }
    write(`${bundle}/${language}.json`, JSON.stringify(Object.fromEntries(frames)));
  }
  write(`${bundle}/${idFile}`, buildId(bundle));
}
