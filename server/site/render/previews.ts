import type { Language } from '../../../contract/languages';
import type { Live } from '../../content/live';
import { previewed, workingCopy } from '../../content/preview';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import { withMark } from '../previewMark';
import type { PublishedPages } from './published';
import type { Renderer } from './renderer';

interface Needed extends Pick<Dependencies, 'db' | 'clock' | 'images' | 'restResources'> {
  keys: Keys;
  published: Pick<PublishedPages, 'preview'>;
  renderer: Pick<Renderer, 'render'>;
}

/** Renders the page that a preview's link leads to; null when the link no longer works, or its record is gone. */
export const previews =
  (deps: Needed) =>
  async (secret: string, language: Language, inAddress: boolean): Promise<string | null> => {
    const record = await previewed(deps, secret);
    const copy = record && (await workingCopy(deps, record).catch(missing));
    if (!record || !copy) return null;
    const shown = { ...copy, preview: secret };
    return deps.renderer.render(await deps.published.preview(record.resource, shown, language, inAddress));
  };

/** What a page runs, or shows where nothing runs: a frame without scripts reports each of them to the console. */
const ofScripts =
  /<noscript>.*?<\/noscript>|<script(?![^>]*application\/json).*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** Renders the page with a copy of a record, such as what is typed into its form, to be shown without scripts. */
export const drafts =
  ({ published, renderer }: Pick<Needed, 'published' | 'renderer'>) =>
  async (resource: string, copy: Live, language: Language): Promise<string> =>
    withMark(
      (await renderer.render(await published.preview(resource, copy, language, false))).replace(
        ofScripts,
        '',
      ),
    );

function missing(error: unknown): null {
  if (error instanceof ApiError && error.status < 500) return null;
  throw error;
}
