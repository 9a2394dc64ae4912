import type { Rendered } from '../../contract/rendering';

/**
 * A page's content in its language, for the client to start with (src/site/content/pageContent.ts). A data block needs no
 * place in the content security policy.
 */
export function contentBlock(content: Rendered['content']): string {
  if (!content) return '';
  const data = JSON.stringify(content.data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="content" data-name="${content.name}">${data}</script>`;
}

const block = /<script type="application\/json" id="content" data-name="([^"]*)">(.*?)<\/script>/s;

/** The content in a page's data block. */
export function contentIn(html: string): Rendered['content'] {
  const [, name, data] = block.exec(html) ?? [];
  return name === undefined || data === undefined ? undefined : { name, data: JSON.parse(data) };
}
