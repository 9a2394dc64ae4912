import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import styles from './DownloadPage.module.css';

/** Watch Trailer opens a dialog; the scene stands where the video will. */
export function Trailer() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="large" icon="play" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('download.trailer')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('download.trailerTitle')}>
        <img className={styles.trailer} src="/art/scenes/arena.svg" width={960} height={720} alt="" />
        <p className="lead">{t('download.trailerSoon')}</p>
      </Dialog>
    </>
  );
}
