import { Button, Dialog, GlobalStyles, type Theme } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useScreen } from '../../ui/useScreen';
import './texts';

const PreviewBeside = lazy(() => import('./PreviewBeside'));

/** Wide enough for a page beside a form. */
const isWide = (theme: Theme) => theme.breakpoints.up('lg');

/** Makes room in the form's dialog: its title and name above, the form and the page side by side. */
const styles = {
  '.MuiDialog-paper[data-beside]': {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    height: '100vh',
    maxWidth: 1536,
  },
  '.MuiDialog-paper[data-beside] > :is(h2, p)': { gridColumn: '1 / -1' },
};

/** Shows what is typed as its page: beside the form of its dialog where there is room, else over it. */
export default function BesideButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<Element | null>(null);
  const hasRoom = useScreen(isWide);
  const translate = useTranslate();
  const shownIn = hasRoom ? dialog : null;
  useEffect(() => {
    shownIn?.setAttribute('data-beside', '');
    return () => shownIn?.removeAttribute('data-beside');
  }, [shownIn]);
  const toggle = () => setDialog(dialog ? null : (button.current?.closest('.MuiDialog-paper') ?? null));
  const preview = (
    <Suspense>
      <PreviewBeside />
    </Suspense>
  );
  return (
    <>
      <Button ref={button} size="small" sx={{ ml: 'auto' }} aria-pressed={dialog !== null} onClick={toggle}>
        {translate('publication.beside.show')}
      </Button>
      {shownIn && <GlobalStyles styles={styles} />}
      {shownIn && createPortal(preview, shownIn)}
      {dialog && !hasRoom && (
        <Dialog
          open
          fullScreen
          onClose={toggle}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('publication.beside.show') } }}
        >
          <Button onClick={toggle} sx={{ alignSelf: 'flex-start', m: 1 }}>
            {translate('publication.beside.close')}
          </Button>
          {preview}
        </Dialog>
      )}
    </>
  );
}
