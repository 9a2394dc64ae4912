import MoreIcon from '@mui/icons-material/ArrowDropDown';
import { Button, Chip } from '@mui/material';
import { type RaRecord, useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { useDefinition } from '../definition/definitionContext';
import { useDialogLinks } from '../definition/dialogPaths';
import { useAbilities } from '../definition/useAbilities';

/** The arrow says that it can be pressed. */
const sx = {
  textAlign: 'left',
  px: 1,
  '& .MuiButton-endIcon': { ml: 0.25, mr: -0.5 },
};

/** Like the buttons in the rows around it. */
const likeButton = { height: 36, typography: 'button', fontSize: 13, '& .MuiChip-label': { px: 1 } };

/** A record's state in words: a text's key, and what stands in it. */
export interface StateText {
  key: string;
  /** The moment that the text names. */
  at?: string | null;
  /** The label conveys it too. */
  color: 'success' | 'error' | 'info' | 'warning' | 'inherit';
}

interface StatusButtonProps {
  state: (record: RaRecord) => StateText;
}

/**
 * A row's status as a button that opens the status dialog, labelled with the row's name (AD-2); plain text for those who
 * may not change it.
 */
export function StatusButton({ state }: StatusButtonProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const links = useDialogLinks();
  const { name, status } = useDefinition();
  const { maySwitch } = useAbilities();
  const represent = useGetRecordRepresentation(name);
  if (!record || !status) return null;
  const { key, at, color } = state(record);
  const text = translate(key, { at: at ? formatDateTime(at, language) : '' });
  if (!maySwitch(record)) {
    return (
      <Chip variant="outlined" color={color === 'inherit' ? 'default' : color} label={text} sx={likeButton} />
    );
  }
  return (
    <Button
      onClick={(event) => {
        event.stopPropagation();
        void navigate(links.of(record.id, 'status'));
      }}
      size="small"
      variant="outlined"
      color={color}
      aria-label={`${text}: ${translate(status.title)} ${String(represent(record))}`}
      endIcon={<MoreIcon />}
      sx={sx}
    >
      {text}
    </Button>
  );
}
