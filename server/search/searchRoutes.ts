import { searchAll } from '../../contract/calls/search';
import { restResources } from '../../contract/catalog';
import { type Permission, permissionsOf } from '../../contract/permissions';
import type { SearchResponse } from '../../contract/search';
import { searchRows, searchText } from '../../contract/searchLimits';
import { lengthOf, searchKey } from '../../contract/text';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { App } from '../http/types';
import { invalid } from '../platform/errors';
import { searchMessages } from '../platform/messages/search';
import { within } from '../platform/within';
import type { Reading } from '../resources/readRoutes';
import { type Part, searchParts } from './parts';

/** Timeout of each part, in milliseconds. */
const patience = 50;

type SearchDependencies = Pick<Dependencies, 'clock' | 'restResources' | 'searchPatience'>;

/** The search in the back office's top bar (studio.md section 7). */
export function searchRoutes(
  app: App,
  { clock, restResources: later = restResources, searchPatience = patience }: SearchDependencies,
): void {
  const parts = searchParts(later);
  route(app, searchAll, async (request) => {
    const text = request.query.q.trim();
    // Diacritics alone are not letters: removing them leaves nothing to compare.
    if (lengthOf(searchKey(text)) < searchText.least || text.includes('\0'))
      throw invalid({ q: [searchMessages.short(searchText.least)] });
    const { reads, language } = request;
    const actor = actorOf(request);
    const held: readonly Permission[] = permissionsOf(actor.staffRoles);
    const open = parts.filter(({ access }) => held.includes(access));
    return answer(open, text, searchPatience, { reads, actor, now: clock.now(), language });
  });
}

/** Queries all parts in parallel, for one row more than is shown. */
async function answer(
  parts: readonly Part[],
  text: string,
  ms: number,
  reading: Reading,
): Promise<SearchResponse> {
  const found = await Promise.all(
    parts.map(async ({ name, find }) => {
      const hits = await within(ms, () => find(text, searchRows + 1, reading));
      return { name, hits };
    }),
  );
  return {
    parts: found.flatMap(({ name, hits }) =>
      hits === null || hits.length === 0
        ? []
        : [{ name, hits: hits.slice(0, searchRows), isMore: hits.length > searchRows }],
    ),
    late: found.flatMap(({ name, hits }) => (hits === null ? [name] : [])),
  };
}
