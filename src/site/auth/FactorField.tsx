import type { login } from '../../../contract/calls/accounts';
import type { takeGoogleSession } from '../../../contract/calls/google';
import { refusedAt } from '../../api/ApiError';
import { useTranslation } from '../../i18n/useTranslation';
import { TextField } from '../ui/TextField';

/** 401 with a code field error: the first proof was right, and the second factor is missing or wrong (api.md, login). */
export const factorRefusal = (error: unknown): string | undefined =>
  refusedAt<typeof login | typeof takeGoogleSession>(error, '401 code');

/** The code from the authenticator app, or a recovery code; focused, as it has just been requested. */
export function FactorField({ invalid, isEmpty }: { invalid: boolean; isEmpty: boolean }) {
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
      error={isEmpty ? t('auth.factor.empty') : undefined}
      autoFocus
    />
  );
}
