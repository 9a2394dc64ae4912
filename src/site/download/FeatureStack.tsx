import { useTranslation } from 'react-i18next';
import { features } from '../content/downloads';
import { CardStack } from '../ui/CardStack';
import { Contour } from '../ui/Contour';
import styles from './DownloadPage.module.css';

/** The stack of three cards; it rotates every 5 s and does not pause on hover. */
export function FeatureStack() {
  const { t } = useTranslation();
  const cards = features.map(({ key, drawing }) => ({
    key,
    face: (front: boolean) => (
      <article className={styles.feature}>
        <Contour state={front ? 'closed' : 'idle'} />
        <img src={drawing} width={420} height={260} alt="" />
        <div>
          <h2 className="h4">{t(`download.feature.${key}`)}</h2>
          <p>{t(`download.feature.${key}Text`)}</p>
        </div>
      </article>
    ),
  }));
  return <CardStack label={t('download.stack')} cards={cards} />;
}
