import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import ImageIcon from '@mui/icons-material/Image';
import InsertLinkIcon from '@mui/icons-material/InsertLink';
import TitleIcon from '@mui/icons-material/Title';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { namesIn } from '../../../../contract/named';
import type { MarkName } from './markdownMarks';
import '../../i18n/inputs';

const icons: Record<MarkName, typeof TitleIcon> = {
  bold: FormatBoldIcon,
  italic: FormatItalicIcon,
  heading: TitleIcon,
  list: FormatListBulletedIcon,
  link: InsertLinkIcon,
};
/** Letters that do the same with Ctrl or Cmd, as in other editors. */
const letters: Partial<Record<string, MarkName>> = { b: 'bold', i: 'italic', k: 'link' };

/** The mark that a key press asks for. */
export function markOfKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  return isCommand ? letters[event.key.toLowerCase()] : undefined;
}

interface FormatBarProps {
  /** The id of the text that the buttons change. */
  controls: string;
  onMark: (mark: MarkName) => void;
  onPicture: () => void;
  /** What stands at the end of the bar. */
  children: ReactNode;
}

/** Buttons that put marks of Markdown around what is selected in a text, and one that adds a picture. */
export function FormatBar({ controls, onMark, onPicture, children }: FormatBarProps) {
  const translate = useTranslate();
  const button = (name: MarkName | 'picture', Icon: typeof TitleIcon, onClick: () => void) => (
    <Tooltip key={name} title={translate(`inputs.${name}`)}>
      <IconButton
        aria-label={translate(`inputs.${name}`)}
        aria-controls={controls}
        // The text keeps its focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      role="group"
      aria-label={translate('inputs.bar')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}
    >
      {namesIn(icons).map((mark) => button(mark, icons[mark], () => onMark(mark)))}
      {button('picture', ImageIcon, onPicture)}
      <Box sx={{ ml: 'auto' }}>{children}</Box>
    </Box>
  );
}
