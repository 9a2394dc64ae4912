import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../ui/Button';
import { Clip } from '../ui/Clip';
import { Dialog } from '../ui/Dialog';
import styles from './DownloadPage.module.css';

/** "Watch Trailer": opens a dialog that plays the clip. */
export function Trailer() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="large" icon="play" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('download.trailer')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('download.trailerTitle')}>
        <div className={styles.trailer}>
          <Clip
            name="trailer"
            poster="/art/scenes/arena.svg"
            width={1280}
            height={720}
            active={open}
            controls
            loop={false}
          />
        </div>
      </Dialog>
    </>
  );
}
