import { startBackground } from '../platform/background';
import { seconds } from '../platform/clock';
import type { Config } from '../platform/config';
import { type BoardDependencies, StatusBoard } from '../site/statusPage/board';
import { fontFaces } from '../site/statusPage/fonts';
import { openSite } from './site';

/** How often a process looks at what the checks found; pages are made again only when something changed. */
const interval = seconds(15);

type Needed = Pick<BoardDependencies, 'db' | 'clock' | 'address' | 'watch'> & { siteDir: string | null };

/** Opens the built site and the status page. */
export async function openPages(
  config: Pick<Config, 'role' | 'dataDir'>,
  deps: Parameters<typeof openSite>[0],
  onError: (error: unknown) => void,
) {
  const site = await openSite(deps, onError);
  const status = await openStatus(config, { ...deps, siteDir: site.served.siteDir }, onError);
  const stop = async () => {
    await Promise.all([site.stop(), status.stop()]);
  };
  return { served: { ...site.served, status: status.board }, stop };
}

/** Opens the status page of a process that serves the site; a worker has none. */
async function openStatus(
  { role, dataDir }: Pick<Config, 'role' | 'dataDir'>,
  { siteDir, ...deps }: Needed,
  onError: (error: unknown) => void,
) {
  const board = new StatusBoard({ ...deps, fonts: fontFaces(siteDir), folder: dataDir });
  if (role === 'worker') return { board, stop: async () => undefined };
  await board.restore();
  // Before the first check, which would find no process that serves the site.
  await board.look().catch(onError);
  const looking = startBackground(() => board.look(), interval, onError);
  return { board, stop: looking.stop };
}
