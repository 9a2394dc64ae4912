import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { sendResetCode, verifyResetCode } from '../../../contract/calls/accounts';
import { serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { problem } from '../ui/problem';
import { type AuthState, useAuthState } from './authState';
import { CodeScreen } from './CodeScreen';

const delay = 1000;

/** Verifies a reset code; needs the e-mail in the navigation state and passes e-mail and code on. */
export function Page() {
  const { t } = useTranslation();
  const { email } = useAuthState();
  const next = useMemo(
    () => ({ to: paths.auth.setPassword, state: (code: string): AuthState => ({ email, code }) }),
    [email],
  );
  if (!email) {
    return (
      <Navigate to={paths.auth.forgotPassword} state={{ notice: 'needCode' } satisfies AuthState} replace />
    );
  }
  return (
    <CodeScreen
      purpose="reset"
      email={email}
      title={t('auth.verify.resetTitle')}
      verify={(code) => call(verifyResetCode, { body: { email, code } })}
      resend={() => call(sendResetCode, { body: { email } })}
      describe={(error) => problem('auth.verify.failed', serverMessage(error))}
      doneKey="auth.verify.resetDone"
      delay={delay}
      next={next}
      changeTo={paths.auth.forgotPassword}
    />
  );
}
