import { type FormEvent, useEffect, useRef, useState } from 'react';
import { confirmOwnEmail } from '../../../../contract/calls/ownSecurity';
import { codeLength } from '../../../../contract/limits';
import { hasStatus, serverMessage } from '../../../api/ApiError';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { withStepUp } from '../../../security/stepUp';
import { ResendButton } from '../../auth/ResendButton';
import { logoutPublic } from '../../profile/logoutPublic';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { CodeInput } from '../../ui/CodeInput';
import { SubmitButton } from '../../ui/SubmitButton';
import { useLanguage } from '../../ui/useLanguage';
import styles from '../Tab.module.css';
import { protectionTexts } from './protectionTexts';

interface Props {
  email: string;
  onResend: () => Promise<void>;
  onCancel: () => void;
}

/** The code that the new address received. Once it is right every session has ended, this one too. */
export function EmailCode({ email, onResend, onCancel }: Props) {
  const texts = protectionTexts[useLanguage()];
  const { code, setCode, failed, done, isBusy, submit, resend } = useCode(email, onResend);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  if (done)
    return (
      <div className={styles.confirm}>
        <Alert tone="success">{done}</Alert>
        <Button variant="primary" autoFocus onClick={() => logoutPublic()}>
          {texts.email.again}
        </Button>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.quiet}>{texts.email.sent(email)}</p>
      <CodeInput
        ref={input}
        label={texts.email.code}
        value={code}
        onChange={setCode}
        error={failed !== null}
      />
      {failed && <Alert tone="error">{failed}</Alert>}
      <p className={styles.quiet}>
        <ResendButton purpose="change-email" email={email} onResend={resend} />
      </p>
      <div className={styles.choices}>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <SubmitButton variant="secondary" loading={isBusy} disabled={code.length < codeLength}>
          {texts.email.confirm}
        </SubmitButton>
      </div>
    </form>
  );
}

function useCode(email: string, onResend: Props['onResend']) {
  const { t } = useTranslation();
  const texts = protectionTexts[useLanguage()];
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const fail = (error: unknown) =>
    setFailed(hasStatus(error, 0) ? t('common.networkError') : (serverMessage(error) ?? texts.failed));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailed(null);
    call(confirmOwnEmail, { body: { email, code } })
      .then(({ message }) => setDone(message), fail)
      .finally(() => setIsBusy(false));
  };
  const resend = (): Promise<boolean> =>
    withStepUp(onResend).then(
      () => {
        setFailed(null);
        return true;
      },
      (error: unknown) => {
        fail(error);
        return false;
      },
    );
  return { code, setCode, failed, done, isBusy, submit, resend };
}
