import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageToRender } from '../../../contract/rendering';
import { buildApp } from '../../../server/app';
import { findCard } from '../../../server/card/card';
import { CardPages } from '../../../server/site/cardPage';
import type { TestApp } from './testApp';

/** The site of a test's server with the pages of players' cards, each of which is what it would be rendered from. */
export async function cardSite(server: TestApp) {
  const folder = await mkdtemp(join(tmpdir(), 'outline-cards-'));
  for (const language of ['vi', 'en']) {
    await mkdir(join(folder, language));
    await writeFile(join(folder, `${language}/app.html`), '<title>Outline</title><div id="root"></div>shell');
  }
  const rendered: PageToRender[] = [];
  const cards = new CardPages({
    find: (userName) => findCard(server, userName),
    generation: () => 1,
    render: async (page) => {
      rendered.push(page);
      return `${page.language} ${page.path} ${page.inAddress} ${JSON.stringify(page.data)}`;
    },
    address: server.deps.address,
  });
  const app = await buildApp({ ...server.deps, siteDir: folder, cards });
  const open = (url: string, token?: string) =>
    app.inject({ url, headers: { cookie: 'lang=en', ...(token && { authorization: `Bearer ${token}` }) } });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { open, close, rendered };
}
