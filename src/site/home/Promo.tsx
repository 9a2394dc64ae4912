import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { promo } from '../content/home';
import { ButtonLink } from '../ui/Button';
import { CardStack } from '../ui/CardStack';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { useLanguage } from '../ui/useLanguage';
import styles from './Promo.module.css';

/** The promotion block with its stack of loot boxes. */
export function Promo() {
  const { t } = useTranslation();
  const boxes = promo[useLanguage()];
  const cards = boxes.map((box) => ({
    key: box.drawing,
    face: (front: boolean) => (
      <article className={styles.card}>
        <Contour state={front ? 'closed' : 'idle'} />
        <img src={`/art/boxes/${box.drawing}.svg`} width={220} height={220} alt="" loading="lazy" />
        <div>
          <h3>{box.name}</h3>
          <p>{box.text}</p>
        </div>
      </article>
    ),
  }));
  return (
    <section className={cx('section', 'crop', styles.promo)} aria-labelledby="promo">
      <div className={cx('container', styles.grid)}>
        <div className={styles.words}>
          <p className={cx('label', styles.label)}>{t('home.promo.label')}</p>
          <h2 id="promo">{t('home.promo.title')}</h2>
          <p className="lead">{t('home.promo.text')}</p>
          <ButtonLink to={paths.shop} size="large">
            {t('home.promo.action')}
          </ButtonLink>
        </div>
        <CardStack label={t('home.promo.stack')} cards={cards} />
      </div>
    </section>
  );
}
