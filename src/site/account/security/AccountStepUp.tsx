import { type FormEvent, useEffect, useState } from 'react';
import { stepUp } from '../../../../contract/calls/secondFactor';
import { hasStatus, serverMessage } from '../../../api/ApiError';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { onStepUp } from '../../../security/stepUp';
import { FactorField } from '../../auth/FactorField';
import { textOf } from '../../auth/textOf';
import { useRequired } from '../../auth/useRequired';
import { Alert } from '../../ui/Alert';
import { Dialog } from '../../ui/Dialog';
import { SubmitButton } from '../../ui/SubmitButton';
import { useLanguage } from '../../ui/useLanguage';
import styles from '../Tab.module.css';
import { protectionTexts } from './protectionTexts';

/** Prompts for the second factor when a change of the account needs a recent one; the change then continues. */
export function AccountStepUp() {
  const texts = protectionTexts[useLanguage()];
  const [end, setEnd] = useState<((given: boolean) => void) | null>(null);
  useEffect(() => onStepUp(() => new Promise<boolean>((resolve) => setEnd(() => resolve))), []);
  const close = (given: boolean) => {
    setEnd(null);
    end?.(given);
  };
  return (
    <Dialog open={end !== null} onClose={() => close(false)} title={texts.stepUp}>
      <Question onGiven={() => close(true)} />
    </Dialog>
  );
}

function Question({ onGiven }: { onGiven: () => void }) {
  const { t } = useTranslation();
  const texts = protectionTexts[useLanguage()];
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { missing, isComplete } = useRequired();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form that waits may be an ancestor in React's tree.
    event.stopPropagation();
    const form = event.currentTarget;
    if (isBusy) return;
    setFailed(null);
    if (!isComplete(form, ['code'])) return;
    const code = textOf(new FormData(form), 'code').trim();
    setIsBusy(true);
    try {
      await call(stepUp, { body: { code } });
      onGiven();
    } catch (error) {
      setFailed(hasStatus(error, 0) ? t('common.networkError') : (serverMessage(error) ?? texts.failed));
      form.reset();
      setIsBusy(false);
    }
  };
  return (
    <form className={styles.confirm} onSubmit={(event) => void submit(event)} noValidate>
      <FactorField invalid={failed !== null} isEmpty={missing.length > 0} />
      {failed && <Alert tone="error">{failed}</Alert>}
      <SubmitButton loading={isBusy}>{texts.next}</SubmitButton>
    </form>
  );
}
