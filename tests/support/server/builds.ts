import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { news as newsResource } from '../../../contract/resources';
import { publishRows } from '../../../server/content/publishRows';
import type { Db } from '../../../server/db/tables';
import { newId } from '../../../server/platform/ids';
import { places } from '../../../server/site/pageFrame';
import { homeOf } from '../../../src/site/content/demo/home';

/** Stands in for the client's bundle: a page says its build and path; one whose content has `Chậm` takes a while. */
const entryOf = (build: string) => `
export const prepare = async () => undefined;
export async function renderPage({ path, data }) {
  if (JSON.stringify(data ?? null).includes('Chậm')) await new Promise((resolve) => setTimeout(resolve, 1500));
  return { html: '${build} ' + path, title: '', description: '' };
}`;

/** Writes a build with the current server, a site of a few pages, and a stand-in for what renders them; returns its program. */
export function makeBuild(build: string): { program: string; remove: () => void } {
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
  write('pages/entryServer.js', entryOf(build));
  write('pages/build', build);
  return {
    program: join(folder, 'server/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Publishes an article, as a process of the site does; its address is `/news/<name>`. */
export async function publishArticle(db: Db, name: string, title = name): Promise<void> {
  const now = new Date();
  const row = {
    id: newId(),
    kind: 0,
    isPinned: false,
    shownOn: null,
    title: name,
    titleEn: name,
    summary: title,
    summaryEn: title,
    body: title,
    bodyEn: title,
    image: '',
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('news').values(row).execute();
    await publishRows(tx, newsResource, [row], now);
  });
}
