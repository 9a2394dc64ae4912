import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useContent } from '../content/pageContent';
import { drawOn } from '../motion/drawOn';
import { ButtonLink } from '../ui/Button';
import { CardStack } from '../ui/CardStack';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { BoxOpening } from './BoxOpening';
import { BoxSign, LootBox } from './LootBox';
import styles from './Promo.module.css';

/** The promotion: a large box that opens, with the sign of the box in front of the stack. */
export function Promo() {
  const { t } = useTranslation();
  const [front, setFront] = useState(0);
  const [watching, setWatching] = useState(false);
  const boxes = useContent('home').promo;
  const kinds = boxes.map(({ drawing }) => drawing);
  const cards = boxes.map(({ drawing, name, text }) => ({
    key: drawing,
    face: (isFront: boolean) => (
      <article className={styles.card} data-kind={drawing} data-front={isFront}>
        <Contour state={isFront ? 'closed' : 'idle'} />
        <BoxSign kind={drawing} className={styles.sign} />
        <img src={`/art/boxes/${drawing}.svg`} width={220} height={220} alt="" loading="lazy" />
        <div>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      </article>
    ),
  }));
  return (
    <section
      ref={drawOn}
      className={cx('section', 'crop', styles.promo)}
      data-kind={kinds[front]}
      aria-labelledby="promo"
    >
      <div className={cx('container', styles.grid)}>
        <div className={styles.words}>
          <p className={cx('label', styles.label)}>{t('home.promo.label')}</p>
          <h2 id="promo">{t('home.promo.title')}</h2>
          <p className="lead">{t('home.promo.text')}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.shop} variant="primary" size="large">
              {t('home.promo.action')}
            </ButtonLink>
            <BoxOpening boxes={boxes} front={front} open={watching} onOpen={setWatching} />
          </div>
        </div>
        <div className={styles.scene}>
          <LootBox kinds={kinds} front={kinds[front] ?? 'hiem'} />
        </div>
        <div className={styles.stack}>
          <CardStack label={t('home.promo.stack')} cards={cards} paused={watching} onFront={setFront} />
        </div>
      </div>
    </section>
  );
}
