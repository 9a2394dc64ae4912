import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Contour } from '../ui/Contour';
import { Icon } from '../ui/Icon';
import { useDismiss } from '../ui/useDismiss';
import { useLanguage } from '../ui/useLanguage';
import styles from './Header.module.css';
import { LazyLanguageForm, prepareLanguageForm } from './LazyLanguageForm';

/** The header's language picker: a disclosure containing the form. */
export function LanguagePicker() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, root, close);
  return (
    <div className={styles.disclosure} ref={root}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('layout.language.button', { name: t(`layout.language.${language}`) })}
        onPointerEnter={prepareLanguageForm}
        onFocus={prepareLanguageForm}
        onClick={() => setOpen(!open)}
      >
        <Icon name="globe" size={20} />
        <span aria-hidden="true">{language === 'vi' ? 'VN' : 'EN'}</span>
        <Icon name="down" size={16} />
      </button>
      <div id={id} className={styles.pop} hidden={!open}>
        <Contour state="closed" />
        {open && <LazyLanguageForm onApplied={close} />}
      </div>
    </div>
  );
}
