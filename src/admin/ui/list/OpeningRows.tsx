import { Box } from '@mui/material';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { hasSelection, isOnControl, openerIn, rowsIn } from './rows';

/** A line of text is lower than what a finger hits; this is around it and moves nothing. */
const targets = { '& :is(tbody tr, li) a:not(.MuiButtonBase-root)': { py: '3px' } };
const opening = {
  ...targets,
  '& :is(tbody tr, li):has([data-key=open], [data-key=e])': { cursor: 'pointer' },
};

/** What a click on a row is to press, if it is on nothing else. */
function openerAt({ currentTarget, target }: MouseEvent<HTMLElement>): HTMLElement | null {
  // A menu or a dialog of a row is drawn outside of the list.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  const row = rowsIn(currentTarget).find((one) => one.contains(target));
  return !row || isOnControl(target, row) || hasSelection(row) ? null : openerIn(row);
}

const isMiddle = ({ button }: MouseEvent) => button === 1;

function open(event: MouseEvent<HTMLElement>): void {
  const opener = openerAt(event);
  if (!opener) return;
  const isLink = opener instanceof HTMLAnchorElement;
  if (isLink && (isMiddle(event) || event.ctrlKey || event.metaKey)) {
    window.open(opener.href, '_blank', 'noopener');
  } else if (!isMiddle(event)) {
    // A dialog returns the focus to where it was.
    opener.focus({ preventScroll: true });
    opener.click();
  }
}

/** Or the middle button would begin to scroll. */
function keepStill(event: MouseEvent<HTMLElement>): void {
  if (isMiddle(event) && openerAt(event)) event.preventDefault();
}

interface OpeningRowsProps {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Whether the list says itself what a click does. */
  isOff?: boolean;
}

/**
 * Rows that a click opens as their link or button does, anywhere but on a control or on selected text; in a tab of its own with
 * Ctrl, ⌘ or the middle button. The keyboard has the link or button itself, and the keys of `useListKeys`.
 */
export const OpeningRows = ({ children, ref, isOff = false }: OpeningRowsProps) => (
  <Box
    ref={ref}
    sx={isOff ? targets : opening}
    {...(!isOff && {
      onClick: open,
      onAuxClick: (event: MouseEvent<HTMLElement>) => isMiddle(event) && open(event),
      onMouseDown: keepStill,
    })}
  >
    {children}
  </Box>
);
