import { Suspense } from 'react';
import { contentLoader } from '../content/pageContent';
import { Banner } from './Banner';
import { Ecosystem } from './Ecosystem';
import { News } from './News';
import { NextEvent } from './NextEvent';
import { OwnDay } from './OwnDay';
import { Promo } from './Promo';
import { SeasonStrip } from './SeasonStrip';
import { Team } from './Team';

export const ready = contentLoader('home');

/** Home: banner, ecosystem, promotion, team, news (product.md section 1), with the next event below the banner. */
export const Page = () => (
  <>
    <Suspense>
      <Banner />
    </Suspense>
    <Suspense>
      <NextEvent />
    </Suspense>
    <OwnDay />
    <SeasonStrip />
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
