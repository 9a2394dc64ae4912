import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useDefinition } from '../definition/definitionContext';
import { useDialogLinks } from '../definition/dialogPaths';
import { copyOf } from './copyOf';

/** Opens the add dialog with this record's values; nothing is saved before that form is. */
export function DuplicateButton() {
  const record = useRecordContext();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { create, kept } = useDialogLinks();
  const { contract } = useDefinition();
  if (!contract || !record) return null;
  const duplicate = async () => {
    await navigate(create, { state: { ...kept, record: await copyOf(contract, record) } });
  };
  return (
    <Button sx={{ mr: 'auto' }} onClick={() => void duplicate()}>
      {translate('admin.dialog.duplicate')}
    </Button>
  );
}
