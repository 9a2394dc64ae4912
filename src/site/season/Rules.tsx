import { useTranslation } from '../../i18n/useTranslation';
import { drawOn } from '../motion/drawOn';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import styles from './Rules.module.css';

const steps = ['add', 'gift', 'close', 'anew'] as const;
const counted = ['time', 'gift'] as const;
const notCounted = ['friend', 'currency', 'open', 'refund'] as const;

/** The rules in words, and what counts (docs/spec/studio.md section 9). */
export function Rules() {
  const { t } = useTranslation();
  return (
    <section ref={drawOn} className={cx('paper', 'sheet', 'section', 'crop')} aria-labelledby="rules">
      <div className="container">
        <p className="label">{t('season.rules.label')}</p>
        <h2 id="rules">{t('season.rules.title')}</h2>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step}>
              <span aria-hidden="true">{at + 1}</span>
              <h3 className="h4">{t(`season.rules.${step}`)}</h3>
              <p>{t(`season.rules.${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles.counts}>
          <div>
            <h3 className="h4">{t('season.counts.yes')}</h3>
            <ul>
              {counted.map((one) => (
                <li key={one}>
                  <Icon name="check" size={20} />
                  {t(`season.counts.${one}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="h4">{t('season.counts.no')}</h3>
            <ul>
              {notCounted.map((one) => (
                <li key={one}>
                  <Icon name="close" size={20} />
                  {t(`season.counts.${one}`)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
