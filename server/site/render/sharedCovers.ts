import { keepShared } from '../../images/pair';
import type { ImageStore } from '../../images/store';
import type { Renderer } from './renderer';

/**
 * Renders pages whose covers are in the store in the size of shared links too: made before the first page that names one, in
 * whatever build, so that none of them has to be made for a reader. Without the cover a page has the brand's picture.
 */
export const withSharedCovers = (
  renderer: Pick<Renderer, 'render'>,
  images: Pick<ImageStore, 'read' | 'save'>,
): Pick<Renderer, 'render'> => ({
  async render({ cover, ...page }) {
    const isThere =
      cover !== undefined && (await keepShared(images, cover.slice(cover.lastIndexOf('/') + 1)));
    return renderer.render(isThere ? { ...page, cover } : page);
  },
});
