/** The HTML of a sample's text of nothing but paragraphs; a test compares it with that of the server's parser. */
export const htmlOfSample = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('"', '&quot;')}</p>\n`)
    .join('');
