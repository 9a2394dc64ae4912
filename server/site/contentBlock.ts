import type { Rendered } from '../../contract/rendering';

/**
 * A page's content in its language, for the client to start with (src/site/content/pageContent.ts). A data block needs no
 * place in the content security policy.
 */
export function contentBlock(content: Rendered['content']): string {
  return content ? `<script type="application/json" id="content" ${named(content)}</script>` : '';
}

const named = ({ name, data }: NonNullable<Rendered['content']>) =>
  `data-name="${name}">${JSON.stringify(data).replaceAll('<', '\\u003c')}`;

/** A page with another content after its own, for a change of the language on a page whose content no file has. */
export const withContent = (html: string, content: Rendered['content']): string =>
  content
    ? html.replace(block, (own) => `${own}<script type="application/json" ${named(content)}</script>`)
    : html;

const block = /<script type="application\/json" id="content" data-name="([^"]*)">(.*?)<\/script>/s;

/** The content in a page's data block. */
export function contentIn(html: string): Rendered['content'] {
  const [, name, data] = block.exec(html) ?? [];
  return name === undefined || data === undefined ? undefined : { name, data: JSON.parse(data) };
}
