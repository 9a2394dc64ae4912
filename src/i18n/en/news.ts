import type { SameKeys } from '../catalogue';
import type { news as vi } from '../vi/news';

export const news: SameKeys<typeof vi> = {
  label: 'Sheet 09 / News',
  name: 'News',
  title: 'News from the drawing board',
  lead: 'Updates, events, tournaments and what happens behind the scenes of Outline.',
  itemTitle: '{{name}} | News | Outline',
  tabs: 'Filter by kind',
  tab: {
    all: 'All',
    update: 'Updates',
    event: 'Events',
    tournament: 'Tournaments',
    'behind-the-scenes': 'Behind the scenes',
  },
  count_one: '{{count}} article',
  count_other: '{{count}} articles',
  empty: 'Nothing here yet. Come back in a while.',
  pages: 'Pages of news',
  page: 'Page {{page}} of {{count}}',
  newer: 'Newer',
  older: 'Older',
  all: 'See all news',
  minutes_one: '{{count}} min read',
  minutes_other: '{{count}} min read',
  onlyIn: { vi: 'This article is in Vietnamese only.', en: 'This article is in English only.' },
  share: 'Share',
  copied: 'The address of this article is copied.',
  copyFailed: 'Could not copy. The address is {{address}}',
  around: 'Newer and older article',
  similar: 'More of this kind',
};
