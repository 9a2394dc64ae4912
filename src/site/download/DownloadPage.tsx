import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { DownloadContent } from '../../../contract/releasesPage';
import { useTranslation } from '../../i18n/useTranslation';
import { contentLoader, useContent } from '../content/pageContent';
import { drawOn } from '../motion/drawOn';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { useLanguage } from '../ui/useLanguage';
import { DownloadLink } from './DownloadLink';
import styles from './DownloadPage.module.css';
import { FeatureStack } from './FeatureStack';
import { fileNotes } from './fileNotes';
import { promoOf } from './promoOf';
import { ReleaseCard } from './ReleaseCard';
import { Trailer } from './Trailer';

/** Focuses the newsletter field in the footer. */
const toNewsletter = () => document.querySelector<HTMLElement>('footer input[type=email]')?.focus();
const steps = ['one', 'two', 'three'] as const;

export const ready = contentLoader('download');

/** Download: promo with the stack, releases, installation steps, and the project (product.md section 2, Download). */
export function Page() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hash } = useLocation();
  const { releases } = useContent('download');
  const { file, name, lead, isEarly, isPacked } = promoOf(releases);
  const isSample = file?.sample ?? false;
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <div className={cx('sheet', styles.promo)}>
        <div className={cx('container', styles.top)}>
          <div className={styles.words}>
            <p className="label">{t('download.label')}</p>
            <h1>{t('download.title')}</h1>
            <p className="lead">{t(`download.${lead}`)}</p>
            <div className={styles.actions}>
              {/* A file without the game is not a call to action. */}
              {isEarly && (
                <Button variant="primary" size="large" icon="mail" onClick={toNewsletter}>
                  {t('download.tellMe')}
                </Button>
              )}
              {file && (
                <DownloadLink
                  href={file.path}
                  label={[
                    isSample ? t('download.buttonLabel') : t('download.get', { name }),
                    ...fileNotes(t, language, file),
                  ].join(', ')}
                  variant={isSample ? 'secondary' : 'primary'}
                  size="large"
                  icon="download"
                >
                  {t('download.button')}
                </DownloadLink>
              )}
              <Trailer />
            </div>
          </div>
          <FeatureStack />
        </div>
      </div>
      <Releases releases={releases} />
      {isPacked && <Steps isSample={isSample} />}
      <Project />
    </>
  );
}

/** The cards. */
function Releases({ releases }: DownloadContent) {
  const { t } = useTranslation();
  return (
    <section ref={drawOn} className={cx('section', 'crop', styles.releases)} aria-labelledby="releases">
      <div className="container">
        <h2 id="releases">{t('download.releases')}</h2>
        <div className={styles.cards}>
          {releases.map((release) => (
            <ReleaseCard key={release.id} release={release} />
          ))}
        </div>
        {releases.length === 0 && <p>{t('download.none')}</p>}
      </div>
    </section>
  );
}

/** How to install it. */
function Steps({ isSample }: { isSample: boolean }) {
  const { t } = useTranslation();
  return (
    <section ref={drawOn} className={cx('paper', 'sheet', 'section', 'crop')} aria-labelledby="steps">
      <div className="container">
        <p className="label">{t('download.steps.label')}</p>
        <h2 id="steps">{t('download.steps.title')}</h2>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <span aria-hidden="true">{index + 1}</span>
              <h3>{t(`download.steps.${step}`)}</h3>
              <p>{t(`download.steps.${step === 'three' && isSample ? 'threeSample' : step}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What the project is. */
function Project() {
  const { t } = useTranslation();
  return (
    <section id="du-an" ref={drawOn} className={cx('sheet', 'section', 'crop')} aria-labelledby="project">
      <div className={cx('container', styles.about)}>
        <p className="label">{t('download.project.label')}</p>
        <h2 id="project">{t('download.project.title')}</h2>
        <p className={cx('lead', styles.project)}>{t('download.project.text')}</p>
      </div>
    </section>
  );
}
