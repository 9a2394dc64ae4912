import { useTranslation } from '../../i18n/useTranslation';
import { TextField } from '../ui/TextField';

interface EmailFieldProps {
  defaultValue: string | undefined;
  /** Names of the form's fields that were left empty. */
  missing: readonly string[];
}

/** The address of an account that exists. */
export function EmailField({ defaultValue, missing }: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('auth.field.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      defaultValue={defaultValue}
      error={missing.includes('email') ? t('auth.forgot.empty') : undefined}
    />
  );
}
