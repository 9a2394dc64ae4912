import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError';
import { TextField } from '../ui/TextField';

/** 401 with a code field error: the first proof was right, and the second factor is missing or wrong (api.md, login). */
export const wantsFactor = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && error.first('code') !== undefined;

/** The code of the authenticator app, or a recovery code; focused, as it was asked for just now. */
export function FactorField({ invalid }: { invalid?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('auth.factor.code')}
      hint={t('auth.factor.hint')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      invalid={invalid}
      autoFocus
    />
  );
}
