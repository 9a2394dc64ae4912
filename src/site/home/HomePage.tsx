import { Suspense } from 'react';
import { contentLoader } from '../content/pageContent';
import { Banner } from './Banner';
import { Ecosystem } from './Ecosystem';
import { News } from './News';
import { Promo } from './Promo';
import { Team } from './Team';

export const ready = contentLoader('home');

/** Home: banner, ecosystem, promotion, team, news; all static sample content (product.md section 1). */
export const Page = () => (
  <>
    <Suspense>
      <Banner />
    </Suspense>
    <Suspense>
      <Ecosystem />
    </Suspense>
    <Suspense>
      <Promo />
    </Suspense>
    <Suspense>
      <Team />
    </Suspense>
    <Suspense>
      <News />
    </Suspense>
  </>
);
