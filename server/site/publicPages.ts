import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor } from '../http/compression';
import { etagOf, matchesTag } from '../http/etags';
import { sitemap, withAddresses } from './pageAddresses';

/** Search engines have no use for a local address. */
const isLocal = (site: string) => /^https?:\/\/(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(site);

const pack: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/** Bytes with their strong tag. */
interface Packed {
  bytes: Buffer;
  etag: string;
}
const packed = (bytes: Buffer): Packed => ({ bytes, etag: etagOf(bytes) });

/**
 * Pages and files whose content includes the site's address: generated on first request, then cached; their number is
 * that of the files. Compressed as well as by the build, off the main thread.
 */
export class PublicPages {
  #made = new Map<string, Promise<Packed>>();

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
    const site = this.address.public;
    return this.#send(request, reply, path, async () => withAddresses(await readFile(path, 'utf8'), site));
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

  #keep(name: string, make: () => Promise<Packed>): Promise<Packed> {
    const made = this.#made.get(name) ?? make();
    this.#made.set(name, made);
    made.catch(() => this.#made.delete(name));
    return made;
  }

  async #send(request: FastifyRequest, reply: FastifyReply, name: string, text: () => Promise<string>) {
    const coding = codingFor(request);
    const plain = () => this.#keep(name, async () => packed(Buffer.from(await text())));
    const { bytes, etag } = await (coding
      ? this.#keep(`${name} ${coding}`, async () => packed(await pack[coding]((await plain()).bytes)))
      : plain());
    reply.header('etag', etag).header('vary', reply.getHeader('vary') ?? 'accept-encoding');
    if (matchesTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    if (coding) reply.header('content-encoding', coding);
    return reply.status(200).header('content-length', bytes.length).send(bytes);
  }
}
