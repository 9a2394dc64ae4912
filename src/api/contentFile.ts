import { readJson } from './readJson';

/** What a server says of a file that does not exist, or no longer. */
const missing = [404, 410];

/**
 * Reads a content, one of the site's own files. Rejects when it is not there; `kindOfError` takes that for a chunk of an
 * older build. What staff may have unpublished (`mayBeMissing`) is null then.
 */
export async function contentFile(name: string, mayBeMissing: boolean): Promise<unknown> {
  const response = await fetch(`/content/${name}.json`);
  if (mayBeMissing && missing.includes(response.status)) {
    // A body that is not read keeps the request open.
    await response.text();
    return null;
  }
  if (!response.ok) throw new Error('content is missing');
  return readJson(response);
}
