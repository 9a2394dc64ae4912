import { useTranslation } from '../../i18n/useTranslation';
import { TextField } from '../ui/TextField';
import { useLanguage } from '../ui/useLanguage';
import styles from './AuthForm.module.css';
import { namesIn, type RegisterValues } from './registerChecks';

interface Props {
  /** Draft value of a field; never a password. */
  typedIn: (field: string) => string | undefined;
  errorOf: (field: keyof RegisterValues) => string | undefined;
  /** Empty fields, and those rejected by the server, whose messages are in the form's alert. */
  wrong: string[];
}

const autoComplete = { firstName: 'given-name', lastName: 'family-name' };

/** The seven fields, with the autocomplete attributes that password managers need (requirement AU-2). */
export function RegisterFields({ typedIn, errorOf, wrong }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const common = (name: Exclude<keyof RegisterValues, 'terms'>) => ({
    name,
    label: t(`auth.field.${name}`),
    defaultValue: typedIn(name),
    error: errorOf(name),
    invalid: wrong.includes(name),
  });
  return (
    <>
      <div className={styles.pair}>
        {namesIn(language).map((name) => (
          <TextField key={name} {...common(name)} autoComplete={autoComplete[name]} />
        ))}
      </div>
      <div className={styles.pair}>
        <TextField {...common('userName')} autoComplete="nickname" autoCapitalize="off" spellCheck={false} />
        <TextField
          {...common('phoneNumber')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t('auth.field.phoneHint')}
        />
      </div>
      <TextField {...common('email')} type="email" inputMode="email" autoComplete="email" />
      <div className={styles.pair}>
        <TextField
          {...common('password')}
          type="password"
          secretName={t('auth.field.password').toLowerCase()}
          autoComplete="new-password"
          hint={t('auth.field.passwordHint')}
        />
        <TextField
          {...common('confirmPassword')}
          type="password"
          secretName={t('auth.field.confirmPassword').toLowerCase()}
          autoComplete="new-password"
        />
      </div>
    </>
  );
}
