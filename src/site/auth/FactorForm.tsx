import { type FormEvent, useState } from 'react';
import { signInWithFactor } from '../../../contract/calls/google';
import { beginLostFactorByGoogle, sendLostFactorCodeByGoogle } from '../../../contract/calls/lostFactor';
import { serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { SubmitButton } from '../ui/SubmitButton';
import styles from './AuthForm.module.css';
import { FactorField } from './FactorField';
import { LazyLost } from './LazyLost';
import { textOf } from './textOf';
import { useRequired } from './useRequired';
import { useSignedIn } from './useSignedIn';

/** The second factor after a Google sign-in: the session starts once the code is right. */
export function FactorForm() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);
  const { missing, isComplete } = useRequired();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setFailure(null);
    if (!isComplete(form, ['code'])) return;
    setBusy(true);
    try {
      if (signedIn(await call(signInWithFactor, { body: { code: textOf(new FormData(form), 'code') } })))
        return;
      setFailure(problem('auth.storageBlocked'));
    } catch (error) {
      setFailure(problem('auth.factor.failed', serverMessage(error)));
      form.reset();
    }
    setBusy(false);
  };
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FactorField invalid={failure !== null} isEmpty={missing.length > 0} />
        {failure && <Alert tone="error">{problemText(failure)}</Alert>}
        <SubmitButton loading={busy}>{t('auth.factor.submit')}</SubmitButton>
      </form>
      <LazyLost
        send={() => call(sendLostFactorCodeByGoogle)}
        ask={(code) => call(beginLostFactorByGoogle, { body: { code } })}
      />
    </>
  );
}
