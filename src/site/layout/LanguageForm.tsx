import i18next from 'i18next';
import { type FormEvent, useId, useState } from 'react';
import { type Language, languages } from '../../../contract/languages';
import { isReachable } from '../../api/reach';
import { applyLanguage } from '../../i18n/i18n';
import { storeLanguage } from '../../i18n/language';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { announce } from '../ui/LiveRegion';
import { useLanguage } from '../ui/useLanguage';
import styles from './LanguageForm.module.css';

const codes = { vi: 'VN', en: 'EN' } as const;

/** A browser does not refetch a failed module, so this reloads the page when the server can be reached. */
async function loadIn(language: Language): Promise<boolean> {
  if (!(await isReachable())) return false;
  storeLanguage(language);
  location.reload();
  return true;
}

/** VN Vietnamese or EN English, applied with an Apply button (product.md section 2). Keeps the route and form input. */
export function LanguageForm({ onApplied }: { onApplied?: () => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const [chosen, setChosen] = useState(current);
  const [failed, setFailed] = useState(false);
  const name = useId();
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await applyLanguage(chosen);
    } catch {
      return setFailed(!(await loadIn(chosen)));
    }
    setFailed(false);
    announce(i18next.t('layout.language.applied'));
    onApplied?.();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void apply(event)}>
      <fieldset>
        <legend>{t('layout.language.legend')}</legend>
        {languages.map((language) => (
          <label key={language} className="radio">
            <input
              type="radio"
              name={name}
              value={language}
              checked={chosen === language}
              onChange={() => setChosen(language)}
            />
            <span className={styles.code} aria-hidden="true">
              {codes[language]}
            </span>
            <span className="visually-hidden">{codes[language]} </span>
            {t(`layout.language.${language}`)}
          </label>
        ))}
      </fieldset>
      {failed && <Alert tone="error">{t('layout.language.failed')}</Alert>}
      <Button type="submit" size="small">
        {t('layout.language.apply')}
      </Button>
    </form>
  );
}
