import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverMessage } from '../../api/ApiError';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { SubmitButton } from '../ui/SubmitButton';
import { TextField } from '../ui/TextField';
import styles from './AuthForm.module.css';
import type { AuthState } from './authState';
import { textOf } from './textOf';
import { useRequired } from './useRequired';

interface NewPasswordFormProps {
  email: string;
  texts: 'auth.invitation' | 'auth.setPassword';
  /** What sign-in says once the password is set. */
  notice: AuthState['notice'];
  send: (password: string, values: FormData) => Promise<unknown>;
  /** What the call says about the password. */
  refusal: (error: unknown) => string | undefined;
  /** Required fields above the passwords. */
  names?: readonly string[];
  /** The fields above, given those that were left empty. */
  children?: (missing: readonly string[]) => ReactNode;
}

const mismatch = 'auth.setPassword.mismatch';

/** A new password, entered twice, with which its owner then signs in. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, texts, notice, send, refusal, names = [], children } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);
  const { missing, isComplete } = useRequired();
  const sendAll = async (values: FormData) => {
    setBusy(true);
    try {
      await send(textOf(values, 'newPassword'), values);
      await navigate(paths.auth.login, { state: { email, notice } satisfies AuthState, replace: true });
    } catch (error) {
      setFailure(problem(`${texts}.failed`, refusal(error) ?? serverMessage(error)));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const isFull = isComplete(event.currentTarget, [...names, 'newPassword', 'repeatPassword']);
    const isSame = textOf(values, 'newPassword') === textOf(values, 'repeatPassword');
    setFailure(isFull && isSame ? null : problem(isFull ? mismatch : 'auth.setPassword.empty'));
    if (isFull && isSame) void sendAll(values);
  };
  const secret = (name: 'newPassword' | 'repeatPassword', hint?: string) => (
    <TextField
      label={t(`auth.field.${name}`)}
      secretName={t(`auth.field.${name}`).toLowerCase()}
      name={name}
      type="password"
      autoComplete="new-password"
      hint={hint}
      invalid={missing.includes(name) || (name === 'repeatPassword' && failure?.key === mismatch)}
    />
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children?.(missing)}
      {/* Hidden username field, so that password managers save the pair */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {secret('newPassword', t('auth.field.passwordHint'))}
      {secret('repeatPassword')}
      {failure && <Alert tone="error">{problemText(failure)}</Alert>}
      <SubmitButton loading={busy}>{t(`${texts}.submit`)}</SubmitButton>
    </form>
  );
}
