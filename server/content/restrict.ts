import type { Token } from 'markdown-it';
import { isExternal, isLink } from '../../contract/link';
import type { Problems } from './problems';

/** A page has one first heading, its title; the text's begin below it. */
const headings: Partial<Record<string, string>> = { h1: 'h2', h2: 'h3', h3: 'h4', h5: 'h4', h6: 'h4' };

const alignment = /^text-align:(right|center)$/;

/** Restricts what a text's tokens become to elements and attributes that are ours, and removes links that lead elsewhere. */
export function restrict(tokens: readonly Token[], problems: Problems): void {
  for (const token of tokens) {
    if (token.children) token.children = withoutWrongLinks(token.children, problems);
    token.tag = headings[token.tag] ?? token.tag;
    // The name of a language, which would become a class.
    token.info = '';
    if (token.type === 'th_open' || token.type === 'td_open') token.attrs = cellAttributes(token);
  }
}

/** The alignment as a class, as the site's policy allows no inline styles. */
function cellAttributes({ type, attrs }: Token): Token['attrs'] {
  const [, align] = alignment.exec(attrs?.[0]?.[1] ?? '') ?? [];
  return [
    ...(type === 'th_open' ? [['scope', 'col'] as [string, string]] : []),
    ...(align ? [['class', align] as [string, string]] : []),
  ];
}

/** The tokens of a line; links do not nest. Of one that may not be followed only its text stays. */
function withoutWrongLinks(tokens: readonly Token[], problems: Problems): Token[] {
  let isRight = true;
  return tokens.filter((token) => {
    if (token.type === 'link_open') {
      const href = token.attrGet('href') ?? '';
      isRight = isLink(href);
      if (!isRight) problems.add('link', href);
      const rel: Array<[string, string]> = isExternal(href) ? [['rel', 'noopener noreferrer nofollow']] : [];
      token.attrs = [['href', href], ...rel];
    }
    return isRight || (token.type !== 'link_open' && token.type !== 'link_close');
  });
}
