import MarkdownIt, { type Token } from 'markdown-it';
import type { Language, LocalizedText } from '../../contract/languages';
import { markdownExcess } from '../../contract/markdown';
import { markdownMessages } from '../platform/messages/markdown';
import { type Picture, showPictures } from './pictures';
import { Problems } from './problems';
import { restrict } from './restrict';

const options = {
  html: false,
  linkify: false,
  typographer: false,
  /** Levels of lists, two each, and quotes, one each; the parser drops what is deeper. */
  maxNesting: 20,
};
/** A tag or comment as a browser would read it. */
const tag = /<\/?[a-z][^<>]*>|<!--|<!doctype|<\?/iy;

/** Text up to the next sign that may begin a mark: the parser's own rule stops at many more, and looks at each. */
const plain = /(?:[^\n!&*<[\\\]_`~]|!(?!\[))+/y;

/** What the parser passes to its rules. */
interface Env {
  problems: Problems;
  tables: number;
  language: Language;
}

const parser = new MarkdownIt(options)
  // Definitions of links, which serve long documents.
  .disable('reference');
// Addresses stay as they are typed, and `restrict` looks at each of them.
parser.normalizeLink = (address) => address;
parser.normalizeLinkText = (text) => text;
parser.validateLink = () => true;
parser.inline.ruler.at('text', (state, isSilent) => {
  plain.lastIndex = state.pos;
  if (!plain.test(state.src)) return false;
  const end = Math.min(plain.lastIndex, state.posMax);
  if (!isSilent) state.pending += state.src.slice(state.pos, end);
  state.pos = end;
  return true;
});
// Tags are text; this only reports them.
parser.inline.ruler.after('autolink', 'tag', (state, isSilent) => {
  if (isSilent || state.src[state.pos] !== '<') return false;
  tag.lastIndex = state.pos;
  const [found] = tag.exec(state.src) ?? [];
  if (found) (state.env as Env).problems.add('html', found);
  return false;
});
const { rules } = parser.renderer;
rules.table_open = (_tokens, _at, _options, env: Env) => {
  const label = `${env.language === 'en' ? 'Table' : 'Bảng'} ${++env.tables}`;
  return `<div class="table" tabindex="0" role="region" aria-label="${label}">\n<table>\n`;
};
// Made by showPictures.
rules.clip = (tokens, at) => tokens[at]?.content ?? '';
rules.table_close = () => '</table>\n</div>\n';

interface Rendering {
  /** Finds a stored picture by its name; called once for each name. */
  pictureOf: (name: string) => Picture | undefined | Promise<Picture | undefined>;
  /** The language of the text, for what the renderer adds to it. */
  language: Language;
}

export interface Rendered {
  /** HTML of a short list of elements and attributes (tests/server/content/markdown.plain.ci.test.ts), safe whatever the source. */
  html: string;
  /** What is wrong with the source, for its field; then the HTML has none of it. */
  problems: LocalizedText[];
}

/**
 * Markdown as HTML: headings from h2 to h4, links into this site, to https and mailto, and pictures and clips of ours by their
 * names, `![what it shows](name)`. A text beyond its limits (contract/markdown.ts) is not read at all.
 */
export async function renderMarkdown(source: string, { pictureOf, language }: Rendering): Promise<Rendered> {
  const excess = markdownExcess(source);
  if (excess) return { html: '', problems: [markdownMessages[excess]] };
  const problems = new Problems();
  const env: Env = { problems, tables: 0, language };
  const tokens: Token[] = parser.parse(source, env);
  if (tokens.some(({ level }) => level >= options.maxNesting - 1)) problems.add('tooDeep');
  restrict(tokens, problems);
  await showPictures(parser, tokens, pictureOf, problems);
  return { html: parser.renderer.render(tokens, parser.options, env), problems: problems.messages() };
}
