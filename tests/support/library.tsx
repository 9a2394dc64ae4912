import { overPage } from '../../src/site/layout/overPage';
import { Page } from '../../src/site/library/LibraryPage';
import { renderSite } from './render';

const route = '/librarys/:item?';

/** Renders an address of the library, opened from outside. */
export const renderLibrary = (path = '/librarys') => renderSite(<Page />, { path, route });

/** Opens an item from its tile in the library; `query` is the library's filter. */
export const openItem = (item: string, query = '') =>
  renderSite(<Page />, {
    path: `/librarys/${item}${query}`,
    route,
    from: `/librarys${query}`,
    state: overPage,
  });
