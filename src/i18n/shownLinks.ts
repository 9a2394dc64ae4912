import { matchPath } from 'react-router-dom';
import { paths } from '../paths';
import { shownPath } from './languagePath';

/** The public pages, whose addresses name the language. */
const ofSite = [
  paths.home,
  paths.shop,
  paths.library,
  paths.item,
  paths.download,
  paths.news,
  paths.article,
  paths.support,
  paths.events,
  paths.event,
  paths.season,
  paths.wardrobe,
  paths.card,
  paths.terms,
  paths.privacy,
];

/** HTML in which links to public pages are those that the client shows: made by a static router, or written by staff. */
export const withShownLinks = (html: string): string =>
  html.replace(/(<a\b[^>]*\shref=")(\/[^"?#]*)/g, (whole, start: string, path: string) =>
    ofSite.some((one) => matchPath(one, path)) ? start + shownPath(path) : whole,
  );
