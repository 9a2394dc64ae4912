import { Banner } from './Banner';
import { Ecosystem } from './Ecosystem';
import { News } from './News';
import { Promo } from './Promo';
import { Team } from './Team';

/** Home: banner, ecosystem, promotion, team, news; all static sample content (product.md section 1). */
export const Page = () => (
  <>
    <Banner />
    <Ecosystem />
    <Promo />
    <Team />
    <News />
  </>
);
