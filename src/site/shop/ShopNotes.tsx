import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useSiteContact } from '../content/useSiteContact';
import { drawOn } from '../motion/drawOn';
import { cx } from '../ui/cx';
import styles from './ShopPage.module.css';

const notes = ['one', 'two', 'three'] as const;

/** The page's paper sheet: notes to read before paying. */
export function ShopNotes() {
  const { t } = useTranslation();
  const email = useSiteContact().data?.supportEmail;
  return (
    <section ref={drawOn} className={cx('paper', 'sheet', 'section', 'crop')} aria-labelledby="notes">
      <div className="container">
        <p className="label">{t('shop.notes.label')}</p>
        <h2 id="notes">{t('shop.notes.title')}</h2>
        <ol className={styles.notes}>
          {notes.map((note, index) => (
            <li key={note}>
              <span aria-hidden="true">{index + 1}</span>
              <h3 className="h4">{t(`shop.notes.${note}`)}</h3>
              <p>{t(`shop.notes.${note}Text`)}</p>
              {note === 'three' && (
                <p>
                  <Link className="link" to={`${paths.support}#payments`}>
                    {t('layout.more.support')}
                  </Link>
                </p>
              )}
              {note === 'three' && email && (
                <p>
                  <a className="link" href={`mailto:${email}`}>
                    {t('layout.footer.support', { email })}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
