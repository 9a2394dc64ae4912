import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor } from '../http/compression';
import { etagOf, matchesTag } from '../http/etags';

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
 * A text that the server makes itself: on first request, then kept, each coding too. Compressed as well as by the build, off
 * the main thread.
 */
export class PreparedText {
  readonly #made = new Map<Coding | 'identity', Promise<Packed>>();

  constructor(
    readonly text: () => Promise<string>,
    /** Called with the bytes of each form that is kept. */
    private readonly kept: (bytes: number) => void = () => undefined,
  ) {}

  /** Sends it in an accepted coding, or 304. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const coding = codingFor(request);
    const plain = () => this.#keep('identity', async () => packed(Buffer.from(await this.text())));
    const { bytes, etag } = await (coding
      ? this.#keep(coding, async () => packed(await pack[coding]((await plain()).bytes)))
      : plain());
    reply.header('etag', etag).header('vary', reply.getHeader('vary') ?? 'accept-encoding');
    if (matchesTag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    if (coding) reply.header('content-encoding', coding);
    return reply.header('content-length', bytes.length).send(bytes);
  }

  #keep(coding: Coding | 'identity', make: () => Promise<Packed>): Promise<Packed> {
    const known = this.#made.get(coding);
    if (known) return known;
    const made = make();
    this.#made.set(coding, made);
    made.then(
      ({ bytes }) => this.kept(bytes.length),
      () => this.#made.delete(coding),
    );
    return made;
  }
}
