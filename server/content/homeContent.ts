import { clipNamed } from '../../contract/clips';
import { nextEventAfter } from '../../contract/eventsPage';
import { type HomeContent, newsOnHome, type Slide } from '../../contract/homeContent';
import type { Language } from '../../contract/languages';
import { eventItemOf } from './eventsContent';
import type { Live } from './live';
import { newsItemOf } from './newsContent';
import { pictureOf } from './pictureOf';
import { textsOf } from './texts';

function sceneOf(word: string): Slide['scene'] {
  const clip = clipNamed(word);
  if (!clip) return word as Exclude<Slide['scene'], object>;
  const { label: _, ...shown } = clip;
  return shown;
}

function slideOf({ fields }: Live, language: Language): Slide {
  const names = ['name', 'label', 'title', 'outlined', 'text', 'action'] as const;
  const { texts, ...rest } = textsOf(fields, names, language);
  const scene = sceneOf(String(fields.scene));
  return { scene, ...pictureOf(fields), ...texts, to: String(fields.to), ...rest };
}

interface Sources {
  banners: readonly Live[] | null;
  news: readonly Live[] | null;
  events: readonly Live[] | null;
  moment: Date;
}

/** What the home page shows in one language: the build's content with what is published in place of its samples. */
export const homeContent = (
  built: HomeContent,
  { banners, news, events, moment }: Sources,
  language: Language,
): HomeContent => ({
  ...built,
  slides: banners?.map((banner) => slideOf(banner, language)) ?? built.slides,
  news: news?.slice(0, newsOnHome).map((item) => newsItemOf(item, language)) ?? built.news,
  event: events
    ? nextEventAfter(
        events.map((one) => eventItemOf(one, language)),
        moment,
      )
    : built.event,
});
