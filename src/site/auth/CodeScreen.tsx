import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { codeLength } from '../../../contract/limits';
import { serverMessage } from '../../api/ApiError';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert, type Tone } from '../ui/Alert';
import { CodeInput } from '../ui/CodeInput';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { Rich } from '../ui/Rich';
import { SubmitButton } from '../ui/SubmitButton';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import type { AuthState } from './authState';
import { Notice } from './Notice';
import { ResendButton } from './ResendButton';

interface Props {
  purpose: 'email' | 'reset';
  email: string;
  title: string;
  verify: (code: string) => Promise<unknown>;
  resend: () => Promise<unknown>;
  /** Maps an error to its text; the two screens differ here (product.md section 8). */
  describe: (error: unknown) => Problem;
  doneKey: Problem['key'];
  /** Milliseconds between success and the next screen. */
  delay: number;
  next: { to: string; state: (code: string) => AuthState };
  /** Path of the screen where the address can be changed. */
  changeTo: string;
}

/** The code as typed, and the result of checking it or sending another. */
function useCode({ verify, resend, describe, doneKey, delay, next }: Props) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<{ tone: Tone; problem: Problem } | null>(null);
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(next.to, { state: next.state(code), replace: true }), delay);
    return () => clearTimeout(timer);
  }, [done, delay, navigate, next, code]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || done || code.length !== codeLength) return;
    setBusy(true);
    try {
      await verify(code);
      setMessage({ tone: 'success', problem: problem(doneKey) });
      setDone(true);
    } catch (error) {
      setMessage({ tone: 'error', problem: describe(error) });
    }
    setBusy(false);
  };
  const sendAnother = async () => {
    try {
      await resend();
      setMessage({ tone: 'success', problem: problem('auth.verify.resent') });
      return true;
    } catch (error) {
      setMessage({ tone: 'error', problem: problem('auth.verify.resendFailed', serverMessage(error)) });
      return false;
    }
  };
  return { code, setCode, busy, message, done, submit, sendAnother };
}

/** A verify screen: six digits, resend with a countdown, then the next screen. */
export function CodeScreen(props: Props) {
  const { purpose, email, title, next } = props;
  const problemText = useProblemText();
  const { t } = useTranslation();
  const { code, setCode, busy, message, done, submit, sendAnother } = useCode(props);
  const input = useRef<HTMLInputElement>(null);
  // After a refusal the next digit begins another code; after another mail it is what comes next.
  useEffect(() => {
    if (!message || done) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [message, done]);
  return (
    <>
      <AuthHead
        title={title}
        lead={<Rich text={t('auth.verify.lead', { email })} tags={{ b: (inner) => <b>{inner}</b> }} />}
      />
      {!message && <Notice />}
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <CodeInput
          ref={input}
          label={t('auth.field.code')}
          value={code}
          onChange={setCode}
          error={message?.tone === 'error'}
          describedBy="code-message"
        />
        <div id="code-message">
          {message && <Alert tone={message.tone}>{problemText(message.problem)}</Alert>}
        </div>
        {done ? (
          <Link className={styles.link} to={next.to} state={next.state(code)} replace>
            {t('auth.verify.now')}
          </Link>
        ) : (
          <SubmitButton loading={busy} disabled={code.length !== codeLength}>
            {t('auth.verify.submit')}
          </SubmitButton>
        )}
      </form>
      {!done && (
        <div className={styles.resend}>
          <ResendButton purpose={purpose} email={email} onResend={sendAnother} />
          <Link className={styles.link} to={props.changeTo} state={{ email } satisfies AuthState}>
            {t('auth.verify.change')}
          </Link>
        </div>
      )}
    </>
  );
}
