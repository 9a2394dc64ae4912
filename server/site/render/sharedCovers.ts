import { keepShared } from '../../storage/images/pair';
import type { ImageStore } from '../../storage/images/store';
import type { Renderer } from './renderer';

/** Whether a cover has its picture for shared links: `away` while the store does not respond. */
export type CoverState = 'there' | 'missing' | 'away';
/** Makes the picture for shared links of a cover, by its address, before the first page that names it, in whatever build. */
export type KeepCover = (cover: string) => Promise<CoverState>;

/** Keeps covers that are in the store in the size of shared links too, so that none has to be made for a reader. */
export const sharedCovers =
  (images: Pick<ImageStore, 'read' | 'save'>, onError: (error: unknown) => void): KeepCover =>
  async (cover) => {
    try {
      const isThere = await keepShared(images, cover.slice(cover.lastIndexOf('/') + 1));
      return isThere ? 'there' : 'missing';
    } catch (error) {
      onError(error);
      return 'away';
    }
  };

/** Renders pages with the pictures of their covers; without the cover a page has the brand's. */
export const withSharedCovers = (
  renderer: Pick<Renderer, 'render'>,
  keep: KeepCover,
): Pick<Renderer, 'render'> => ({
  async render({ cover, ...page }) {
    const isThere = cover !== undefined && (await keep(cover)) === 'there';
    return renderer.render(isThere ? { ...page, cover } : page);
  },
});
