import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { copyText } from '../../session/copyText';
import { Button } from './Button';
import { announce } from './LiveRegion';

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size'>;

interface Words {
  share: string;
  copied: string;
  failed: (address: string) => string;
}
interface LinkProps extends Look {
  /** What the address is about. */
  title: string;
  url: string;
  words: Words;
}

/** Shares an address through the system's share sheet, else copies it and says so below the button. */
export function ShareLink({ title, url, words, ...look }: LinkProps) {
  const { language } = useTranslation();
  const [said, setSaid] = useState({ text: '', language, title });
  const say = (text: string) => {
    setSaid({ text, language, title });
    announce(text);
  };
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await copyText(url);
      say(words.copied);
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') say(words.failed(url));
    }
  };
  return (
    <div>
      <Button {...look} icon="external" onClick={() => void share()}>
        {words.share}
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

interface Props extends Look {
  /** What the page is about. */
  title: string;
  /** Whose words say what was copied. */
  area: 'library' | 'news' | 'events' | 'card';
}

/** Shares the page that is open. */
export function Share({ area, ...rest }: Props) {
  const { t } = useTranslation();
  const words = {
    share: t(`${area}.share`),
    copied: t(`${area}.copied`),
    failed: (address: string) => t(`${area}.copyFailed`, { address }),
  };
  return <ShareLink {...rest} url={pageUrl()} words={words} />;
}

/** Without the query, which is the reader's own. */
const pageUrl = () => (typeof location === 'undefined' ? '' : location.origin + location.pathname);
