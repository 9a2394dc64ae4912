import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../session/copyText';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { useLanguage } from '../../ui/useLanguage';
import styles from '../Tab.module.css';
import own from './Protection.module.css';
import { protectionTexts } from './protectionTexts';

/** The ten recovery codes, shown only once, to copy or download; they go once the player says that they are saved. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const texts = protectionTexts[useLanguage()].codes;
  const [isKept, setIsKept] = useState(false);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const text = codes.join('\r\n');
  const copy = () =>
    copyText(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <div ref={start} tabIndex={-1} className={styles.confirm}>
      <Alert tone="warn">{texts.once}</Alert>
      <ol className={own.codes} aria-label={texts.title}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.choices}>
        <Button onClick={() => void copy()}>{copied === 'yes' ? texts.copied : texts.copy}</Button>
        <a
          className="link"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="outline-recovery-codes.txt"
        >
          {texts.download}
        </a>
      </div>
      {copied === 'no' && <Alert tone="error">{texts.notCopied}</Alert>}
      <Checkbox
        name="kept"
        description={texts.kept}
        checked={isKept}
        onChange={({ target }) => setIsKept(target.checked)}
      />
      <Button variant="primary" disabled={!isKept} onClick={onKept}>
        {texts.done}
      </Button>
    </div>
  );
}
