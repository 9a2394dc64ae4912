import type { ReactNode } from 'react';
import type { ShownSeason } from '../../../contract/seasonPage';
import { useTranslation } from '../../i18n/useTranslation';
import { drawOn } from '../motion/drawOn';
import { cx } from '../ui/cx';
import { Naming } from '../ui/Naming';
import styles from './LastSeason.module.css';
import type { Own } from './useOwn';
import { useTexts } from './useTexts';

const Fact = ({ name, lang, children }: { name: string; lang?: string | undefined; children: ReactNode }) => (
  <div>
    <dt className="label">{name}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
);

/** The season before, with what the reader brought to it. */
export function LastSeason({ season, own, isSample }: { season: ShownSeason; own: Own; isSample: boolean }) {
  const { t } = useTranslation();
  const { price, giftText, giftLang, windowOf } = useTexts();
  const { name, lang, number, goal, gift, startAt } = season;
  const spent = own.state === 'known' ? own.lastSeason : null;
  return (
    <section ref={drawOn} className={cx('sheet', 'section', 'crop')} aria-labelledby="last">
      <div className={cx('container', styles.last)}>
        <div>
          <p className="label">{t('season.last.label')}</p>
          <h2 id="last">
            <Naming text={t('season.last.name', { number, name })} lang={lang} />
          </h2>
        </div>
        <dl className={styles.facts}>
          {startAt && <Fact name={t('season.last.window')}>{windowOf(season)}</Fact>}
          <Fact name={t('season.last.goal')}>{price(goal)}</Fact>
          <Fact name={t('season.last.gift')} lang={giftLang(gift, season)}>
            {giftText(gift)}
          </Fact>
          {spent !== null && (
            <Fact name={t(isSample ? 'season.last.sampleOwn' : 'season.last.own')}>{price(spent)}</Fact>
          )}
        </dl>
      </div>
    </section>
  );
}
