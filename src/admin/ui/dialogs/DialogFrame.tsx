import { Dialog, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { isPhone, useScreen } from '../useScreen';

interface DialogFrameProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** While a call runs, Escape and outside clicks do nothing (AD-5). */
  busy?: boolean;
  /** An alertdialog, described by its text. */
  describedBy?: string;
  /** Width by content: a question, a short form, a long one. */
  size?: 'xs' | 'sm' | 'md';
}

/** The frame of every dialog: labelled by its title, closed by Escape and outside clicks unless busy. */
export function DialogFrame({
  title,
  children,
  onClose,
  busy = false,
  describedBy,
  size = 'xs',
}: DialogFrameProps) {
  const phone = useScreen(isPhone) && size === 'md';
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      maxWidth={size}
      onClose={() => !busy && onClose()}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      slotProps={{
        paper: {
          role: describedBy ? 'alertdialog' : 'dialog',
          'aria-labelledby': titleId,
          'aria-describedby': describedBy,
        },
      }}
    >
      <DialogTitle id={titleId} component="h2">
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}
