import { useTranslation } from '../../i18n/useTranslation';
import { Disclosure } from './Disclosure';
import styles from './Header.module.css';
import { LinkLines } from './LinkLines';
import { morePages } from './navLinks';

/** The header's entry for the pages after the main ones. */
export function MoreMenu() {
  const { t } = useTranslation();
  const label = t('layout.more.label');
  return (
    <>
      <noscript>
        <ul className={styles.plain}>
          <LinkLines of={morePages} />
        </ul>
      </noscript>
      <Disclosure label={label} face={label}>
        {(close) => (
          <ul className={styles.more}>
            <LinkLines of={morePages} onFollow={close} />
          </ul>
        )}
      </Disclosure>
    </>
  );
}
