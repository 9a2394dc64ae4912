import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasStatus, serverMessage } from '../../api/ApiError';
import { subscribe } from '../../api/newsletter';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import styles from './Footer.module.css';

type Outcome = { tone: 'success' | 'error' | 'info'; text: string };

/** Newsletter sign-up with its outcome; a server without the call answers 404 (decisions.md). */
export function Newsletter() {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (email: string): Promise<Outcome> => {
    if (!email) return { tone: 'error', text: t('layout.newsletter.empty') };
    try {
      await subscribe({ email });
      return { tone: 'success', text: t('layout.newsletter.done') };
    } catch (error) {
      if (hasStatus(error, 404)) return { tone: 'info', text: t('layout.newsletter.closed') };
      return { tone: 'error', text: serverMessage(error) ?? t('layout.newsletter.failed') };
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const result = await send(String(new FormData(form).get('email')).trim());
    setBusy(false);
    setOutcome(result);
    if (result.tone === 'success') form.reset();
  };
  return (
    <form className={styles.newsletter} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className="h4">{t('layout.newsletter.title')}</h2>
      <div className={styles.subscribe}>
        <TextField
          label={t('layout.newsletter.label')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t('layout.newsletter.placeholder')}
        />
        <Button type="submit" contour={busy ? 'loading' : undefined} aria-busy={busy}>
          {t('layout.newsletter.submit')}
        </Button>
      </div>
      {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
    </form>
  );
}
