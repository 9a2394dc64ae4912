import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { type InlineHashes, inlineHashes } from '../http/inlineHashes';
import { isStaffPage } from '../http/maintenance';
import { cspHeader } from '../http/security';
import { pageFrameHashes } from './frames';

/**
 * The back office's library of styles fills an empty element rule by rule, which no policy refuses. Every page has it, as links
 * lead from the site into the back office without another document.
 */
const [emptyStyle = ''] = inlineHashes('<style></style>').styles;

/**
 * Pages without content, from which the back office is opened: older versions of WebKit compare no hash with an empty element,
 * and would show it without styles.
 */
const isPlainArea = (request: FastifyRequest) => isStaffPage(request.url) || /^\/auth\//i.test(request.url);

/** The policy of a page with these scripts and styles of its own. */
export function pagePolicy(
  images: Dependencies['images'],
  { scripts, styles }: InlineHashes,
  request?: FastifyRequest,
): string {
  const own = request && isPlainArea(request) ? ["'unsafe-inline'"] : [...styles, emptyStyle];
  return cspHeader(images, { scripts, styles: own });
}

/** The policy of pages that are rendered again: the scripts and styles are those of the build's frames. */
export const renderedPagePolicy = (
  images: Dependencies['images'],
  siteDir: string | null | undefined,
): string => pagePolicy(images, siteDir ? pageFrameHashes(join(siteDir, '../pages')) : inlineHashes());
