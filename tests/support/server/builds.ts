import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { htmlOf } from '../../../server/content/html';
import { insertPublication } from '../../../server/content/publish';
import { publishedNamed } from '../../../server/content/publishedResource';
import type { Db } from '../../../server/db/tables';
import { newId } from '../../../server/platform/ids';
import { places } from '../../../server/site/pageFrame';
import { homeOf } from '../../../src/site/content/demo/home';

/**
 * Stands in for the client's bundle: a page says its build, its path and which articles it shows, and is noted once rendered; one
 * whose content has `Chậm` takes a while. The page that the file `trouble` names cannot be rendered.
 */
const entryOf = (build: string, folder: string) => `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const [trouble, rendered] = ${JSON.stringify([join(folder, 'trouble'), join(folder, 'rendered')])};
const hoard = [];
const fail = {
  throws: () => { throw new Error('cannot render this'); },
  hangs: () => { for (;;); },
  grows: () => { for (;;) hoard.push(Array.from({ length: 10_000 }, Math.random)); },
};
export const prepare = async () => undefined;
export async function renderPage({ path, language, inAddress, name, content, data }) {
  const shown = JSON.stringify(data ?? null);
  if (shown.includes('Chậm')) await new Promise((resolve) => setTimeout(resolve, 700));
  const [how, where] = existsSync(trouble) ? readFileSync(trouble, 'utf8').split(' ') : [];
  if (where === path) fail[how]();
  appendFileSync(rendered, JSON.stringify([path, language, inAddress, shown]) + '\\n');
  const articles = (data?.news ?? data?.articles ?? []).map(({ slugs }) => slugs.vi);
  const html = '${build} ' + path + ' ' + articles.join(' ');
  return { html, title: '', description: '', content: { name: language + '/' + (content ?? name), data } };
}`;

/** How a page fails to be rendered. */
export const renderTroubles = ['throws', 'hangs', 'grows'] as const;

/** Writes a build with the current server, a site of a few pages, and a stand-in for what renders them. */
export function makeBuild(build: string) {
  const bundle = dirname(inject('serverBundle'));
  // Beside the bundle, where its package imports resolve.
  const folder = join(dirname(bundle), `build-${build}-${newId()}`);
  cpSync(bundle, join(folder, 'server'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  const write = (name: string, content: unknown) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const name of ['index.html', 'app.html', 'vi/app.html', 'en/app.html']) write(`site/${name}`, 'shell');
  for (const language of ['vi', 'en'] as const) {
    const frame = { language, site: '', html: `<html ${places.path}>${places.head}${places.root}</html>` };
    write(`pages/${language}.json`, { home: frame, news: frame });
    write(`site/content/${language}/home.json`, homeOf(language));
    write(`site/content/${language}/news.json`, { articles: [] });
    write(`site/${language}/index.html`, `${build} as built`);
  }
  write('pages/entryServer.js', entryOf(build, folder));
  write('pages/build', build);
  const notes = join(folder, 'rendered');
  return {
    program: join(folder, 'server/main.js'),
    /** Makes rendering a path fail from now on, or none. */
    break: (how: (typeof renderTroubles)[number] | null, path = '') =>
      how ? write('trouble', `${how} ${path}`) : rmSync(join(folder, 'trouble'), { force: true }),
    /** What was rendered, page by page with its content, as often as it was. */
    rendered: () => (existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean) : []),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const news = publishedNamed({}, 'news');

/** Publishes an article from a moment on, as a process of the site does; its address is `/news/<name>`. */
export async function publishArticle(
  db: Db,
  name: string,
  { text = name, from }: { text?: string; from?: Date } = {},
): Promise<void> {
  const now = new Date();
  const row = {
    id: newId(),
    kind: 0,
    isPinned: false,
    shownOn: null,
    title: name,
    titleEn: name,
    summary: text,
    summaryEn: text,
    body: text,
    bodyEn: text,
    image: '',
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('news').values(row).execute();
    await insertPublication(tx, news, {
      row: { version: 1, ...row },
      html: await htmlOf(news, row, { read: async () => null }),
      span: { from: from ?? now, until: null },
      now,
      by: null,
    });
  });
}
