import type { FastifyReply, FastifyRequest } from 'fastify';
import { cardPath } from '../../contract/cardPath';
import type { PlayerCard } from '../../contract/cards';
import type { Language } from '../../contract/languages';
import type { PageToRender } from '../../contract/rendering';
import type { Dependencies } from '../dependencies';
import { busy, notFound } from '../platform/errors';
import type { MissingPages } from './missingPage';
import { withAddresses } from './pageAddresses';
import { pagePolicy } from './pagePolicy';
import { PreparedText } from './preparedText';
import { Recent } from './recent';
import { sentAt, sentAtHeader } from './sentAt';
import type { SiteFile } from './siteFiles';

/** The address of a card, in lower case: whose it is, and the language that it names. */
export interface CardAddress {
  userName: string;
  inAddress: Language | undefined;
}

/** User names may end like the names of files, so that these addresses are known before any file is looked for. */
const cardForm = /^(?:\/(en|vi))?\/u\/([^/]+)$/;

/** The card at a path, in lower case and without a slash at its end; null for every other one. */
export function cardAt(path: string | null): CardAddress | null {
  const [, inAddress, userName] = cardForm.exec(path ?? '') ?? [];
  return userName === undefined ? null : { userName, inAddress: inAddress as CardAddress['inAddress'] };
}

interface Needed {
  find: (userName: string) => Promise<PlayerCard | null>;
  render: (page: PageToRender) => Promise<string>;
  /** Changes with what every page shows. */
  generation: () => number;
  address: { public: string };
}

/** What pages in memory may take, with all that was made of them. */
const most = { bytes: 8 * 1024 * 1024, count: 500 };

/** What a card's address leads to: its page, or the address of whoever had that name. */
type OpenCard = { text: PreparedText; isIndexed: boolean } | { elsewhere: string };

/**
 * Pages of players' cards, rendered when somebody opens one. What is kept is found by everything that it shows, and only after the
 * database has said that the card is shown: a card that is hidden is gone at once.
 */
export class CardPages {
  readonly #made = new Recent<PreparedText>(most);
  readonly #pending = new Map<string, Promise<PreparedText>>();

  constructor(private readonly needed: Needed) {}

  /** The page of a card in a language; null where no card is shown. */
  async open({ userName, inAddress }: CardAddress, language: Language): Promise<OpenCard | null> {
    const card = await this.needed.find(userName);
    if (!card) return null;
    const inEnglish = inAddress === 'en';
    if (card.userName.toLowerCase() !== userName)
      return { elsewhere: (inEnglish ? '/en' : '') + cardPath(card.userName) };
    const key = JSON.stringify([this.needed.generation(), language, inEnglish, card]);
    const made = this.#made.get(key) ?? (await this.#render(key, card, { language, inAddress: inEnglish }));
    return { text: made, isIndexed: card.isIndexed };
  }

  #render(key: string, card: PlayerCard, where: Pick<PageToRender, 'language' | 'inAddress'>) {
    const pending = this.#pending.get(key) ?? this.#make(key, card, where);
    this.#pending.set(key, pending);
    return pending;
  }

  async #make(key: string, data: PlayerCard, where: Pick<PageToRender, 'language' | 'inAddress'>) {
    const { render, address } = this.needed;
    const page = { path: cardPath(data.userName), name: 'card', data };
    try {
      const html = await render({ ...page, ...where });
      const text: PreparedText = new PreparedText(
        async () => withAddresses(html, address.public),
        (bytes) => this.#made.grow(key, text, bytes),
      );
      this.#made.set(key, text, html.length);
      return text;
    } finally {
      this.#pending.delete(key);
    }
  }
}

/** Nobody keeps it: it may be hidden the next moment. */
const notKept = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  vary: 'accept-encoding, cookie',
};
const notIndexed = { 'x-robots-tag': 'noindex' };

interface Site {
  files: ReadonlyMap<string, SiteFile>;
  missing: MissingPages;
  /** The policy of pages that the server renders. */
  renderedPolicy: string;
}

/** Returns what sends a card, the way to it, or the one page that says that there is none. */
export function cardSender(
  { cards, clock, images }: Pick<Dependencies, 'cards' | 'clock' | 'images'>,
  { files, missing, renderedPolicy }: Site,
) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: CardAddress,
  ): Promise<FastifyReply> => {
    const language = address.inAddress ?? (request.cookies.lang === 'en' ? 'en' : 'vi');
    const open = await cards?.open(address, language).catch((err: unknown) => {
      request.log.error({ err }, 'card not rendered');
      throw busy(1);
    });
    reply.headers({ ...notKept, [sentAtHeader]: sentAt(clock) }).type('text/html; charset=utf-8');
    if (open && 'elsewhere' in open) return reply.headers(notIndexed).redirect(open.elsewhere, 302);
    if (open) {
      reply.headers({ 'content-security-policy': renderedPolicy, ...(!open.isIndexed && notIndexed) });
      return open.text.send(request, reply);
    }
    const shell = files.get(`/${language}/app.html`);
    if (!shell) throw notFound();
    const policy = pagePolicy(images, shell.inline, request);
    reply.headers({ 'content-security-policy': policy, ...notIndexed });
    return missing.send(request, reply, { list: 'u', status: 404, language, shell: shell.path });
  };
}
