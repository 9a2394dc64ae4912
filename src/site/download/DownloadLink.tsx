import { type MouseEvent, useState } from 'react';
import { fileExists } from '../../api/downloads';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { buttonClass, Face, type Look } from '../ui/Button';

interface Props extends Look {
  href: string;
  label?: string;
  children: React.ReactNode;
}

/** A link to a zip that first checks that the file exists, and shows a message when it does not. */
export function DownloadLink({ href, label, children, ...look }: Props) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'checking' | 'missing'>('idle');
  const check = async (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (link.dataset.checked) return;
    event.preventDefault();
    setState('checking');
    const exists = await fileExists(href);
    setState(exists ? 'idle' : 'missing');
    if (!exists) return;
    link.dataset.checked = 'yes';
    link.click();
    delete link.dataset.checked;
  };
  return (
    <>
      <a
        className={buttonClass(look)}
        href={href}
        download
        aria-label={label}
        aria-busy={state === 'checking'}
        onClick={(event) => void check(event)}
      >
        <Face {...look} contour={state === 'checking' ? 'loading' : look.contour}>
          {state === 'checking' ? t('download.checking') : children}
        </Face>
      </a>
      {state === 'missing' && <Alert tone="error">{t('download.missing')}</Alert>}
    </>
  );
}
