import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../contract/languages';
import { byLanguage } from '../../contract/texts';
import type { Absent } from './itemPages';
import { PreparedText } from './preparedText';

const texts = byLanguage({
  title: ['Không tìm thấy nội dung này', 'There is nothing here'],
  text: ['Đường dẫn có thể đã cũ hoặc bị gõ nhầm.', 'The link may be old, or was mistyped.'],
  lists: {
    news: ['Xem tất cả tin tức', 'See all news'],
    events: ['Xem tất cả sự kiện', 'See all events'],
    librarys: ['Xem thư viện', 'See the library'],
    u: ['Về trang chủ', 'Go to the home page'],
  },
});

/** A list, or players' cards, of which there is none. */
type MissingIn = Absent['list'] | 'u';

/** Not `p`, which in `noscript` is the bar at the end of every page (index.html). */
const readable = (language: Language, list: MissingIn) => {
  const { title, text, lists } = texts[language];
  const address = `${language === 'vi' ? '' : `/${language}`}/${list === 'u' ? '' : list}`;
  return `<noscript><main style="max-width:640px;margin:0 auto;padding:96px 20px"><h1>${title}</h1>
<div>${text}</div><div style="margin-top:24px"><a href="${address}">${lists[list]}</a></div></main></noscript>`;
};

/**
 * The application's page for an item that is not there: the application shows what it shows for any such address, and its title
 * and text are readable without scripts, too. There is one for each list and language.
 */
export class MissingPages {
  readonly #made = new Map<string, PreparedText>();

  send(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      language,
      list,
      status,
      shell,
    }: { language: Language; list: MissingIn; status: Absent['status']; shell: string },
  ): Promise<FastifyReply> {
    const name = `${language} ${list}`;
    const made = this.#made.get(name) ?? new PreparedText(() => pageOf(shell, language, list));
    this.#made.set(name, made);
    return made.send(request, reply.status(status));
  }
}

async function pageOf(shell: string, language: Language, list: MissingIn): Promise<string> {
  const html = await readFile(shell, 'utf8');
  return html
    .replace(/<title>[^<]*<\/title>/, `<title>${texts[language].title} | Outline</title>`)
    .replace('<div id="root"></div>', (root) => root + readable(language, list));
}
