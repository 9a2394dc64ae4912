import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { sendResetCode } from '../../../contract/calls/accounts';
import { serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { SubmitButton } from '../ui/SubmitButton';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { type AuthState, useAuthState } from './authState';
import { EmailField } from './EmailField';
import { Notice } from './Notice';
import { textOf } from './textOf';
import { useDraft } from './useDraft';
import { useRequired } from './useRequired';
import { forgetResend } from './useResend';

/** Asks for the e-mail and sends a reset code. The response is the same whether or not the account exists. */
export function Page() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const known = useAuthState().email;
  const [busy, setBusy] = useState(false);
  const { missing, isComplete } = useRequired();
  const [failure, setProblem] = useState<Problem | null>(null);
  const problemText = useProblemText();
  const draft = useDraft('forgot');

  const send = async (email: string) => {
    setBusy(true);
    try {
      await call(sendResetCode, { body: { email } });
      forgetResend('reset', email);
      const state: AuthState = { email, notice: 'codeSent' };
      await navigate(paths.auth.verifyResetPassword, { state });
    } catch (error) {
      setProblem(problem('auth.forgot.failed', serverMessage(error)));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setProblem(null);
    if (isComplete(form, ['email'])) void send(textOf(new FormData(form), 'email').trim());
  };
  return (
    <>
      <AuthHead title={t('auth.forgot.title')} lead={t('auth.forgot.lead')} />
      <Notice />
      <form className={styles.form} onInput={draft.onInput} onSubmit={submit} noValidate>
        <EmailField defaultValue={known ?? draft.textOf('email')} missing={missing} />
        {failure && <Alert tone="error">{problemText(failure)}</Alert>}
        <SubmitButton loading={busy}>{t('auth.forgot.submit')}</SubmitButton>
      </form>
      <Link className={styles.link} to={paths.auth.login}>
        {t('auth.forgot.back')}
      </Link>
    </>
  );
}
