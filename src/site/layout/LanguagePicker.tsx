import { useTranslation } from '../../i18n/useTranslation';
import { Icon } from '../ui/Icon';
import { useLanguage } from '../ui/useLanguage';
import { Disclosure } from './Disclosure';
import { LazyLanguageForm, prepareLanguageForm } from './LazyLanguageForm';

/** The header's language picker: a disclosure containing the form. */
export function LanguagePicker() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Disclosure
      label={t('layout.language.button', { name: t(`layout.language.${language}`) })}
      face={
        <>
          <Icon name="globe" size={20} />
          <span aria-hidden="true">{language === 'vi' ? 'VN' : 'EN'}</span>
        </>
      }
      onApproach={prepareLanguageForm}
    >
      {(close) => <LazyLanguageForm onApplied={close} />}
    </Disclosure>
  );
}
