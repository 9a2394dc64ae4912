import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { documentsUrl, social } from '../content/social';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import styles from './Footer.module.css';
import { MotionSwitch } from './MotionSwitch';
import { Newsletter } from './Newsletter';
import { navLinks } from './navLinks';
import { Seller, StatusLink, SupportLink } from './SupportLink';

/** The site's footer (product.md section 2), with the age badge and the health notice of a Vietnamese publisher. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={cx('container', styles.grid)}>
        <div className={styles.about}>
          <Logo height={28} />
          <h2 className="visually-hidden">{t('layout.footer.about')}</h2>
          <p>{t('layout.footer.aboutText')}</p>
          <Social />
        </div>
        <Links />
        <Newsletter />
      </div>
      <div className={styles.bottom}>
        <div className={cx('container', styles.legal)}>
          <p className={styles.age}>
            <strong>{t('layout.footer.age')}</strong>
            <span>
              {t('layout.footer.ageText')}. {t('layout.footer.health')}
            </span>
          </p>
          <MotionSwitch />
          <p className={styles.copyright}>{t('layout.footer.copyright', { year: 2026 })}</p>
          <Seller />
        </div>
      </div>
    </footer>
  );
}

function Links() {
  const { t } = useTranslation();
  return (
    <nav className={styles.links} aria-label={t('layout.footer.label')}>
      <ul>
        {navLinks.slice(1).map(({ to, key }) => (
          <li key={to}>
            <Link to={to}>{t(key)}</Link>
          </li>
        ))}
        <li>
          <Link to={paths.news}>{t('layout.footer.news')}</Link>
        </li>
        <li>
          <Link to={paths.events}>{t('layout.footer.events')}</Link>
        </li>
        <li>
          <Link to={paths.support}>{t('layout.footer.questions')}</Link>
        </li>
      </ul>
      <ul>
        <li>
          <Link to={`${paths.download}#du-an`}>{t('layout.footer.capstone')}</Link>
        </li>
        {documentsUrl && (
          <li>
            <a href={documentsUrl}>{t('layout.footer.documents')}</a>
          </li>
        )}
        <li>
          <SupportLink />
        </li>
        <li>
          <Link to={paths.terms}>{t('layout.footer.terms')}</Link>
        </li>
        <li>
          <Link to={paths.privacy}>{t('layout.footer.privacy')}</Link>
        </li>
        <StatusLink />
      </ul>
    </nav>
  );
}

function Social() {
  const { t } = useTranslation();
  return (
    <ul className={styles.social} aria-label={t('layout.footer.social')}>
      {social.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${name} ${t('ui.newTab')}`}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
