import { useTranslation } from '../../i18n/useTranslation';
import { features } from '../content/downloads';
import { CardStack } from '../ui/CardStack';
import { Clip } from '../ui/Clip';
import { Contour } from '../ui/Contour';
import styles from './DownloadPage.module.css';

/** The stack of three cards; rotates every 5 s and does not pause on hover. */
export function FeatureStack() {
  const { t } = useTranslation();
  const cards = features.map(({ key, clip, drawing }) => ({
    key,
    face: (front: boolean, running: boolean) => (
      <article className={styles.feature}>
        <Clip name={clip} poster={drawing} width={420} height={260} active={front && running} />
        <div>
          <h2 className="h4">{t(`download.feature.${key}`)}</h2>
          <p>{t(`download.feature.${key}Text`)}</p>
        </div>
        <Contour state={front ? 'closed' : 'idle'} />
      </article>
    ),
  }));
  return <CardStack label={t('download.stack')} cards={cards} />;
}
