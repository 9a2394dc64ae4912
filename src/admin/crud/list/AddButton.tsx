import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useDialogLinks } from '../definition/dialogPaths';
import { useResourceTexts } from '../definition/useResourceTexts';

/** Takes the focus when the row that had it is gone (AD-3). */
export const addButtonId = 'add-record';

/** The add button above a list, such as '+ Accessory'. */
export function AddButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { create } = useDialogLinks();
  const { add } = useResourceTexts();
  return (
    <Button id={addButtonId} variant="contained" onClick={() => void navigate(create)}>
      {translate('admin.list.add', { noun: add })}
    </Button>
  );
}
