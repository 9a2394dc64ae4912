import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { zip } from './zip.ts';

const id = 'virtual:downloads';

const samples = {
  'outline-beta-desktop.zip': 'Outline Beta Desktop',
  'outline-beta-webgame.zip': 'Outline Beta WebGame',
  'outline-release-candidate.zip': 'Outline Release Candidate',
};

const text = (product: string) => `${product}

Đây là tệp mẫu của trang web Outline: trong này chưa có trò chơi.
Khi phát hành, tệp này được thay bằng bản thật cùng tên.

This is a sample archive of the Outline web site: the game is not inside.
At the release it is replaced by the real build of the same name.
`;

/** The three archives of the download page (product.md section 2, Download), made with each build. */
const archives = Object.entries(samples).map(([name, product]) => ({
  name,
  body: zip({ 'DOC-TRUOC-README.txt': text(product) }),
}));

/** Size and SHA-256 by address. */
const facts = Object.fromEntries(
  archives.map(({ name, body }) => [
    `/downloads/${name}`,
    { sample: true, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') },
  ]),
);

/** Writes the archives into the site, and tells its pages their sizes and sums, and that they are samples, as `virtual:downloads`. */
export const downloads = (): Plugin => ({
  name: 'downloads',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export const files = ${JSON.stringify(facts)};` : undefined),
  configureServer({ middlewares }) {
    middlewares.use('/downloads', (request, response, next) => {
      const found = archives.find(({ name }) => request.url === `/${name}`);
      if (!found) return next();
      response.setHeader('content-type', 'application/zip').end(found.body);
    });
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const { name, body } of archives)
      this.emitFile({ type: 'asset', fileName: `downloads/${name}`, source: body });
  },
});
