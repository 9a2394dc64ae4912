import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../ui/Button';
import { announce } from '../ui/LiveRegion';
import styles from './Article.module.css';

/** Shares the article through the system's share sheet, else copies its address and says so beside the button. */
export function ShareArticle({ title }: { title: string }) {
  const { t, language } = useTranslation();
  const [said, setSaid] = useState({ text: '', language });
  const say = (text: string) => {
    setSaid({ text, language });
    announce(text);
  };
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      say(t('news.copied'));
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') say(t('news.copyFailed', { address: url }));
    }
  };
  return (
    <div className={styles.share}>
      <Button icon="external" onClick={() => void share()}>
        {t('news.share')}
      </Button>
      {/* Announced through the live region; of no use after a change of the language. */}
      <p aria-hidden="true">{said.language === language && said.text}</p>
    </div>
  );
}
