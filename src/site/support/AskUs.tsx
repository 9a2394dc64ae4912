import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useSiteContact } from '../content/useSiteContact';
import { ButtonLink, buttonClass, Face } from '../ui/Button';
import { cx } from '../ui/cx';
import { mailto } from '../ui/mailto';
import styles from './SupportPage.module.css';

/** For those who found nothing: a mail to the operator when an address is configured, as the page already says if the server rendered it, else the shop's notes on payments. */
export function AskUs({ email: shown }: { email: string | undefined }) {
  const { t } = useTranslation();
  const { data } = useSiteContact();
  const email = data?.supportEmail ?? shown;
  return (
    <section className={cx('sheet', 'section', styles.ask)} aria-labelledby="ask">
      <div className="container">
        <h2 id="ask">{t('support.ask.title')}</h2>
        <p className="lead">{t(email ? 'support.ask.text' : 'support.ask.noContact')}</p>
        <div className={styles.ways}>
          {email && (
            <a
              className={buttonClass({ variant: 'primary', size: 'large' })}
              href={mailto(email, t('support.ask.subject'))}
            >
              <Face variant="primary" icon="mail">
                {t('support.ask.write', { email })}
              </Face>
            </a>
          )}
          <ButtonLink to={`${paths.shop}#notes`} size="large">
            {t('support.ask.payments')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
