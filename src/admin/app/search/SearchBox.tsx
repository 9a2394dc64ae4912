import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, IconButton, Paper, Popper } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Office } from './places';
import { optionId, Results, useSaid } from './Results';
import { SearchField } from './SearchField';
import './texts';
import { useCombobox } from './useCombobox';

interface SearchBoxProps {
  office: Office;
  /** The text typed before this was loaded. */
  start: string;
  /** Whether the field takes the focus. */
  isFocused: boolean;
  /** Closes the dialog on a phone; absent when the field is in the top bar. */
  onClose?: (() => void) | undefined;
}

/** Scrolls the active option into view; the focus, which the browser would follow, stays in the field. */
function useInView(list: string, active: number): void {
  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [list, active]);
}

function InBar({ office, start, isFocused }: SearchBoxProps) {
  const anchor = useRef<HTMLLabelElement>(null);
  const { id, input, isOpen, found, active, choose } = useCombobox({ office, start, isFocused });
  const said = useSaid(found);
  useInView(id, active);
  return (
    <Box role="search">
      <SearchField ref={anchor} {...input} />
      <Box role="status" sx={visuallyHidden}>
        {isOpen && said}
      </Box>
      <Popper
        open={isOpen}
        anchorEl={() => anchor.current as HTMLElement}
        placement="bottom-start"
        disablePortal
        sx={{ zIndex: 'modal', width: 420, maxWidth: '95vw' }}
      >
        <Paper
          elevation={8}
          sx={{ mt: 0.5 }}
          // Scrolling with the mouse keeps the focus in the field as well.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Results id={id} found={found} active={active} onChoose={choose} maxHeight="75vh" />
        </Paper>
      </Popper>
    </Box>
  );
}

function InDialog({ office, start, onClose = () => undefined }: SearchBoxProps) {
  const translate = useTranslate();
  const { id, input, found, active, choose } = useCombobox({
    office,
    start,
    isFocused: true,
    isDialog: true,
    onDone: onClose,
  });
  const said = useSaid(found);
  useInView(id, active);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('search.dialog') } }}
    >
      <Box
        role="search"
        sx={{ display: 'flex', gap: 1, p: 1, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <SearchField isWide {...input} />
        <IconButton onClick={onClose} aria-label={translate('search.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <Results id={id} found={found} active={active} onChoose={choose} />
    </Dialog>
  );
}

/** The search of the back office (studio.md section 7), in the top bar or, on a phone, in a dialog. */
export const SearchBox = (props: SearchBoxProps) =>
  props.onClose ? <InDialog {...props} /> : <InBar {...props} />;
