/**
 * Reads a page's content, one of the site's own files. Rejects when it is not there; `kindOfError` takes that for a chunk
 * of an older build.
 */
export async function contentFile(name: string): Promise<never> {
  const response = await fetch(`/content/${name}.json`);
  if (!response.ok) throw new Error('content is missing');
  return (await response.json()) as never;
}
