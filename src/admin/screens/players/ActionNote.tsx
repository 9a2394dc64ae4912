import { Alert, type AlertColor, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DialogLink } from '../../ui/dialogs/DialogLink';

interface ActionNoteProps {
  severity: AlertColor;
  /** The dialog, below the open tab, that ends what the note is about; null for readers who may not. */
  to: string | null;
  /** The key of the button's text. */
  open: string;
  children: ReactNode;
}

/** A note about an account, with a button to end what it is about. */
export function ActionNote({ severity, to, open, children }: ActionNoteProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity={severity}
      // On a phone the button goes below the sentence.
      sx={{ mt: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        to && (
          <Button
            color="inherit"
            variant="outlined"
            component={DialogLink}
            to={to}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {translate(open)}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
}
