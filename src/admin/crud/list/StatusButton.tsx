import MoreIcon from '@mui/icons-material/ArrowDropDown';
import { Button, Chip } from '@mui/material';
import { type RaRecord, useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useDefinition } from '../definition/definitionContext';
import { useDialogLinks } from '../definition/dialogPaths';
import { useAbilities } from '../definition/useAbilities';

/** The arrow says that it can be pressed. */
const sx = {
  whiteSpace: 'nowrap',
  px: 1,
  '& .MuiButton-endIcon': { ml: 0.25, mr: -0.5 },
};

/** Like the buttons in the rows around it. */
const likeButton = { height: 36, typography: 'button', fontSize: 13, '& .MuiChip-label': { px: 1 } };

interface StatusButtonProps {
  /** Translation key of the record's state. */
  label: (record: RaRecord) => string;
  /** Whether the state is the good one; the label conveys it too. */
  good: (record: RaRecord) => boolean;
}

/**
 * A row's status as a button that opens the status dialog, labelled with the row's name (AD-2); plain text for those who
 * may not change it.
 */
export function StatusButton({ label, good }: StatusButtonProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  const navigate = useNavigate();
  const links = useDialogLinks();
  const { name, status } = useDefinition();
  const { maySwitch } = useAbilities();
  const represent = useGetRecordRepresentation(name);
  if (!record || !status) return null;
  const text = translate(label(record));
  const color = good(record) ? 'success' : 'error';
  if (!maySwitch(record)) {
    return <Chip variant="outlined" color={color} label={text} sx={likeButton} />;
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
