import type { NextEvent } from './eventsPage';
import type { Language } from './languages';

/** A clip as a banner shows it: its name, the drawing shown until it plays, and its size in pixels. */
export interface SlideClip {
  name: string;
  poster: string;
  width: number;
  height: number;
}

/** A banner slide with two title lines; the second is outlined. */
export interface Slide {
  /** A drawing that moves, or a clip. */
  scene: 'match' | 'robots' | 'loot' | 'season' | SlideClip;
  /** The address of a picture that is shown in place of the scene. */
  image?: string;
  /** Name of the scene, read aloud for its thumbnail. */
  name: string;
  label: string;
  title: string;
  outlined: string;
  text: string;
  action: string;
  to: string;
  /** The language of the texts, if not the reader's. */
  lang?: Language;
}

export interface Member {
  /** Index of the portrait. */
  portrait: number;
  name: string;
  role: string;
}

export interface EcosystemCard {
  drawing: 'play' | 'create' | 'trade';
  title: string;
  text: string;
}

export interface PromoBox {
  drawing: 'hiem' | 'tiep-te' | 'bi-an';
  name: string;
  text: string;
}

export interface NewsItem {
  /** Its address in each language, below `/news/`. */
  slugs: Record<Language, string>;
  /** Its index in `newsKinds` (contract/newsPages.ts). */
  kind: number;
  /** The number of its drawing. */
  picture: number;
  /** The address of its cover, instead of the drawing. */
  image?: string;
  /** ISO date. */
  date: string;
  title: string;
  text: string;
  /** The language of the texts, if not the reader's. */
  lang?: Language;
}

/** How many news the home page shows, newest first. */
export const newsOnHome = 3;

/** What the home page shows, in one language. */
export interface HomeContent {
  slides: Slide[];
  ecosystem: EcosystemCard[];
  promo: PromoBox[];
  team: Member[];
  news: NewsItem[];
  /** The event that begins next, if there is one. */
  event: NextEvent | null;
  /** How many players have reached the first mark of the running season; only where that is worth saying. */
  season?: { number: number; players: number };
}
