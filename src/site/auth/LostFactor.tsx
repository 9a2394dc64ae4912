import { type FormEvent, useState } from 'react';
import { beginLostFactor, sendLostFactorCode } from '../../../contract/calls/lostFactor';
import { codeLength } from '../../../contract/limits';
import { hasStatus, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { CodeInput } from '../ui/CodeInput';
import { Dialog } from '../ui/Dialog';
import { SubmitButton } from '../ui/SubmitButton';
import { useLanguage } from '../ui/useLanguage';
import styles from './AuthForm.module.css';
import { lostTexts } from './lostTexts';

interface Props {
  /** The e-mail and the password that were right a moment ago. */
  typed: () => { email: string; password: string };
}

/** For those who have lost the phone and the recovery codes: asks the staff, with a code of the mailbox, to take the factor away. */
export function LostFactor({ typed }: Props) {
  const texts = lostTexts[useLanguage()];
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.row}>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.open}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.title}>
        <Steps typed={typed} onEnd={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}

function Steps({ typed, onEnd }: Props & { onEnd: () => void }) {
  const texts = lostTexts[useLanguage()];
  const { step, said, code, setCode, failed, isBusy, submit } = useSteps(typed);
  if (step === 'asked')
    return (
      <div className={styles.form}>
        <Alert tone="success">{said}</Alert>
        <Button variant="primary" autoFocus onClick={onEnd}>
          {texts.close}
        </Button>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {step === 'begin' && (
        <ul className={styles.effects}>
          {texts.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      {step === 'code' && (
        <>
          <p className={styles.reason}>{said}</p>
          <CodeInput label={texts.code} value={code} onChange={setCode} error={failed !== null} />
        </>
      )}
      {failed && <Alert tone="error">{failed}</Alert>}
      <SubmitButton loading={isBusy} disabled={step === 'code' && code.length < codeLength}>
        {step === 'code' ? texts.ask : texts.send}
      </SubmitButton>
    </form>
  );
}

/** First the code is sent, then given. */
function useSteps(typed: Props['typed']) {
  const { t } = useTranslation();
  const texts = lostTexts[useLanguage()];
  const [step, setStep] = useState<'begin' | 'code' | 'asked'>('begin');
  const [said, setSaid] = useState('');
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    setFailed(null);
    try {
      const isCode = step === 'code';
      const { message } = isCode
        ? await call(beginLostFactor, { body: { ...typed(), code } })
        : await call(sendLostFactorCode, { body: typed() });
      setSaid(message);
      setStep(isCode ? 'asked' : 'code');
    } catch (error) {
      setFailed(hasStatus(error, 0) ? t('common.networkError') : (serverMessage(error) ?? texts.failed));
    }
    setIsBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void run();
  };
  return { step, said, code, setCode, failed, isBusy, submit };
}
