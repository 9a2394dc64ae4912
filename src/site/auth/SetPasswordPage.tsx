import { Navigate } from 'react-router-dom';
import { resetPassword } from '../../../contract/calls/accounts';
import { refusedAt } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { AuthHead } from './AuthHead';
import { type AuthState, useAuthState } from './authState';
import { NewPasswordForm } from './NewPasswordForm';

const refusal = (error: unknown) => refusedAt<typeof resetPassword>(error, '400 newPassword');

/** Sets a new password; needs e-mail and code in the navigation state. */
export function Page() {
  const { t } = useTranslation();
  const { email, code } = useAuthState();
  if (!email || !code) {
    return (
      <Navigate to={paths.auth.forgotPassword} state={{ notice: 'needCode' } satisfies AuthState} replace />
    );
  }
  const send = (newPassword: string) => call(resetPassword, { body: { email, code, newPassword } });
  return (
    <>
      <AuthHead title={t('auth.setPassword.title')} />
      <NewPasswordForm {...{ email, send, refusal }} texts="auth.setPassword" notice="passwordReset" />
    </>
  );
}
