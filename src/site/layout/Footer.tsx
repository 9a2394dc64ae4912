import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { documentsUrl, social } from '../content/social';
import { useSiteContact } from '../content/useSiteContact';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import styles from './Footer.module.css';
import { LinkLines } from './LinkLines';
import { MotionSwitch } from './MotionSwitch';
import { Newsletter } from './Newsletter';
import { aboutPages, morePages, navLinks } from './navLinks';
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
        <LinkLines of={[...navLinks.slice(1), ...morePages]} />
      </ul>
      <ul>
        <LinkLines of={aboutPages} />
        {documentsUrl && (
          <li>
            <a href={documentsUrl}>{t('layout.footer.documents')}</a>
          </li>
        )}
        <li>
          <SupportLink />
        </li>
        <StatusLink />
      </ul>
    </nav>
  );
}

/** The publisher's channels, and the news: as a feed, which only a server has, otherwise as their page. */
function Social() {
  const { t, language } = useTranslation();
  const { data } = useSiteContact();
  const folder = language === 'en' ? '/en' : '';
  return (
    <ul className={styles.social} aria-label={t('layout.footer.social')}>
      {social.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${name} ${t('ui.newTab')}`}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
      <li>
        <a href={`${folder}${paths.news}${data ? '/feed.xml' : ''}`} aria-label={t('layout.footer.feed')}>
          <Icon name="feed" />
        </a>
      </li>
    </ul>
  );
}
