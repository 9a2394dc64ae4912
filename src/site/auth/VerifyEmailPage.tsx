import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { resendVerificationCode, verifyEmail } from '../../../contract/calls/accounts';
import { refusedAt, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { problem } from '../ui/problem';
import { type AuthState, useAuthState } from './authState';
import { CodeScreen } from './CodeScreen';

const delay = 1500;

/** Verifies a new account's e-mail; needs the e-mail in the navigation state. */
export function Page() {
  const { t } = useTranslation();
  const { email } = useAuthState();
  const next = useMemo(
    () => ({ to: paths.auth.login, state: (): AuthState => ({ email, notice: 'verified' }) }),
    [email],
  );
  if (!email) {
    return <Navigate to={paths.auth.login} state={{ notice: 'needEmail' } satisfies AuthState} replace />;
  }
  return (
    <CodeScreen
      purpose="email"
      email={email}
      title={t('auth.verify.emailTitle')}
      verify={(code) => call(verifyEmail, { body: { email, code } })}
      resend={() => call(resendVerificationCode, { body: { email } })}
      describe={(error) =>
        problem(
          'auth.verify.failed',
          refusedAt<typeof verifyEmail>(error, '400 code') ?? serverMessage(error),
        )
      }
      doneKey="auth.verify.emailDone"
      delay={delay}
      next={next}
      changeTo={`${paths.auth.login}?tab=register`}
    />
  );
}
