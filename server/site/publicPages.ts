import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocal, sitemap, withAddresses } from './pageAddresses';
import { PreparedText } from './preparedText';

/** Pages and files whose content includes the site's address; their number is that of the files. */
export class PublicPages {
  readonly #made = new Map<string, PreparedText>();

  constructor(
    private readonly address: { public: string },
    /** Paths of the prerendered pages. */
    private readonly paths: readonly string[],
  ) {}

  /** Whether pages can include the site's address. */
  get isOpen(): boolean {
    return !isLocal(this.address.public);
  }

  /** Sends a page with the addresses of this site. */
  async sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    return this.#send(request, reply, path, async () =>
      withAddresses(await readFile(path, 'utf8'), this.address.public),
    );
  }

  /** Sends the sitemap, or robots.txt with the sitemap's address; returns null for any other file. */
  async sendFile(request: FastifyRequest, reply: FastifyReply, path: string, file: string | undefined) {
    const site = this.address.public;
    if (path === '/sitemap.xml')
      return this.#send(request, reply.type('application/xml; charset=utf-8'), path, async () =>
        sitemap(site, this.paths),
      );
    if (path !== '/robots.txt' || !file) return null;
    return this.#send(request, reply.type('text/plain; charset=utf-8'), path, async () => {
      const rules = await readFile(file, 'utf8');
      return rules.includes('Sitemap:') ? rules : `${rules}Sitemap: ${site}/sitemap.xml\n`;
    });
  }

  #send(request: FastifyRequest, reply: FastifyReply, name: string, text: () => Promise<string>) {
    const made = this.#made.get(name) ?? new PreparedText(text);
    this.#made.set(name, made);
    return made.send(request, reply);
  }
}
