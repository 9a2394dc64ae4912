import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { resetPassword as reset } from '../../../contract/calls/accounts';
import { resetPassword } from '../../../contract/calls/accounts';
import { refusedAt, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { SubmitButton } from '../ui/SubmitButton';
import { TextField } from '../ui/TextField';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { type AuthState, useAuthState } from './authState';
import { passwordPairProblem } from './passwordPair';
import { textOf } from './textOf';

/** Sets a new password; needs e-mail and code in the navigation state. */
export function Page() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { email, code } = useAuthState();
  const [busy, setBusy] = useState(false);
  const [failure, setProblem] = useState<Problem | null>(null);
  const problemText = useProblemText();
  if (!email || !code) {
    return (
      <Navigate to={paths.auth.forgotPassword} state={{ notice: 'needCode' } satisfies AuthState} replace />
    );
  }
  const send = async (newPassword: string) => {
    setBusy(true);
    try {
      await call(resetPassword, { body: { email, code, newPassword } });
      const state: AuthState = { email, notice: 'passwordReset' };
      await navigate(paths.auth.login, { state, replace: true });
    } catch (error) {
      const said = refusedAt<typeof reset>(error, '400 newPassword') ?? serverMessage(error);
      setProblem(problem('auth.setPassword.failed', said));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const wrong = passwordPairProblem(values);
    setProblem(wrong);
    if (!wrong) void send(textOf(values, 'newPassword'));
  };
  return (
    <>
      <AuthHead title={t('auth.setPassword.title')} />
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* Hidden username field, so that password managers save the pair */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={t('auth.field.newPassword')}
          secretName={t('auth.field.newPassword').toLowerCase()}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          hint={t('auth.field.passwordHint')}
        />
        <TextField
          label={t('auth.field.repeatPassword')}
          secretName={t('auth.field.repeatPassword').toLowerCase()}
          name="repeatPassword"
          type="password"
          autoComplete="new-password"
        />
        {failure && <Alert tone="error">{problemText(failure)}</Alert>}
        <SubmitButton loading={busy}>{t('auth.setPassword.submit')}</SubmitButton>
      </form>
    </>
  );
}
