import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { copyText } from '../../session/copyText';
import { Button } from './Button';
import { announce } from './LiveRegion';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** What the page is about. */
  title: string;
  /** Whose words say what was copied. */
  area: 'library' | 'news' | 'events' | 'card';
}

/** Shares the page through the system's share sheet, else copies its address and says so below the button. */
export function Share({ title, area, ...look }: Props) {
  const { t, language } = useTranslation();
  const [said, setSaid] = useState({ text: '', language, title });
  const say = (text: string) => {
    setSaid({ text, language, title });
    announce(text);
  };
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await copyText(url);
      say(t(`${area}.copied`));
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') say(t(`${area}.copyFailed`, { address: url }));
    }
  };
  return (
    <div>
      <Button {...look} icon="external" onClick={() => void share()}>
        {t(`${area}.share`)}
      </Button>
      {/* Announced through the live region; of no use after a change of the language, or beside another item. */}
      {said.text && said.language === language && said.title === title && (
        <p aria-hidden="true" style={{ marginTop: 'var(--s1)', overflowWrap: 'anywhere' }}>
          {said.text}
        </p>
      )}
    </div>
  );
}
