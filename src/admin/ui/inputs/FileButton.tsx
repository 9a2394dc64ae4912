import { Button } from '@mui/material';

/** The label of a native file input, styled as a button: the input itself has the focus and the name. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;
const focusFrame = { '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: 2 } } as const;
const over = { position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer' } as const;

interface FileButtonProps {
  label: string;
  name?: string;
  /** The types or endings that the system's dialog offers. */
  accept: readonly string[];
  /** The id of the text below it, which says what is wrong, if anything is. */
  describedBy: string;
  isWrong: boolean;
  onPick: (file: File | undefined) => void;
  onBlur?: () => void;
}

/** A button that opens the system's dialog for a file. */
export const FileButton = ({ label, accept, isWrong, describedBy, onPick, ...input }: FileButtonProps) => (
  <Button {...asLabel} variant="outlined" color={isWrong ? 'error' : 'primary'} sx={focusFrame}>
    {label}
    <input
      {...input}
      type="file"
      accept={accept.join(',')}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      onChange={({ target }) => {
        onPick(target.files?.[0]);
        // Allows choosing the same file again after a failure.
        target.value = '';
      }}
      style={over}
    />
  </Button>
);
