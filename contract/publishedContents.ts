import type { EventContent, EventsContent } from './eventsPage';
import type { HomeContent } from './homeContent';
import type { LibraryPage } from './libraryPage';
import type { ArticleContent, NewsContent } from './newsPages';
import type { DownloadContent } from './releasesPage';
import type { SeasonContent } from './seasonPage';
import type { ShopContent } from './shopPage';
import type { SupportContent } from './supportPage';
import type { WardrobeContent } from './wardrobePage';

/** What pages show of what staff publish, by the page's name, each in one language. */
export interface PublishedContents {
  home: HomeContent;
  library: LibraryPage;
  download: DownloadContent;
  news: NewsContent;
  events: EventsContent;
  season: SeasonContent;
  shop: ShopContent;
  support: SupportContent;
  wardrobe: WardrobeContent;
}

/** The name of a content: of a page, of an article (`articleFile`), or of an event (`eventFile`). */
export type PublishedName = keyof PublishedContents | `news/${string}` | `events/${string}`;

/** The content of a name. */
export type ContentOf<N extends PublishedName> = N extends keyof PublishedContents
  ? PublishedContents[N]
  : N extends `events/${string}`
    ? EventContent
    : ArticleContent;
