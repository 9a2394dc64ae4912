import { type FormEvent, useState } from 'react';
import { codeLength } from '../../../contract/limits';
import { hasStatus, serverMessage } from '../../api/ApiError';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { CodeInput } from '../ui/CodeInput';
import { Dialog } from '../ui/Dialog';
import { SubmitButton } from '../ui/SubmitButton';
import { useLanguage } from '../ui/useLanguage';
import styles from './AuthForm.module.css';
import { lostTexts } from './lostTexts';

export interface Lost {
  /** Sends the code, as whoever has just proven the first half of the sign-in. */
  send: () => Promise<{ message: string }>;
  /** Asks with the code. */
  ask: (code: string) => Promise<{ message: string }>;
}

/** For those who have lost the phone and the recovery codes: asks the staff, with a code of the mailbox, to take the factor away. */
export function LostFactor(lost: Lost) {
  const texts = lostTexts[useLanguage()];
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.row}>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.open}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.title}>
        <Steps lost={lost} onEnd={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}

function Steps({ lost, onEnd }: { lost: Lost; onEnd: () => void }) {
  const texts = lostTexts[useLanguage()];
  const { step, said, code, setCode, failed, isBusy, submit } = useSteps(lost);
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
function useSteps({ send, ask }: Lost) {
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
      const { message } = await (isCode ? ask(code) : send());
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
