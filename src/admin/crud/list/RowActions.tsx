import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useDefinition } from '../definition/definitionContext';
import { useDialogLinks } from '../definition/dialogPaths';
import { useAbilities } from '../definition/useAbilities';
import { useResourceTexts } from '../definition/useResourceTexts';
import { Publishing } from '../publication/Publishing';

/** A row's edit and delete buttons, each labelled with the row's name (AD-2). Plain buttons: the dialogs are routes. */
export function RowActions() {
  const record = useRecordContext();
  const translate = useTranslate();
  const navigate = useNavigate();
  const links = useDialogLinks();
  const { name } = useDefinition();
  const { canEdit, canDelete } = useAbilities();
  const texts = useResourceTexts();
  const represent = useGetRecordRepresentation(name);
  if (!record) return null;
  const label = (verb: 'edit' | 'delete') =>
    translate(`admin.list.${verb}`, { noun: texts.lower, record: String(represent(record)) });
  const button = (verb: 'edit' | 'delete', icon: React.ReactNode) => (
    <Tooltip title={label(verb)}>
      <IconButton
        size="small"
        color={verb === 'delete' ? 'error' : 'inherit'}
        aria-label={label(verb)}
        data-key={verb === 'edit' ? 'e' : undefined}
        onClick={(event) => {
          // A click on the row may open something else.
          event.stopPropagation();
          void navigate(links.of(record.id, verb));
        }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Publishing at="row" />
      {canEdit && button('edit', <EditIcon fontSize="small" />)}
      {canDelete && button('delete', <DeleteIcon fontSize="small" />)}
    </span>
  );
}
