import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useRecordContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useDefinition } from '../definition/definitionContext';
import { FieldOf } from '../definition/FieldOf';
import { PublishActs } from './PublishMenu';
import './texts';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 };

/** In the record's form: its state, and the acts once nothing is left to be saved. */
function FormBar() {
  const isUnsaved = Object.keys(useFormState().dirtyFields).length > 0;
  const { name } = useDefinition();
  const labelOf = useTranslateLabel();
  return (
    <Box sx={line}>
      <Typography component="span" variant="body2" color="text.secondary">
        {labelOf({ source: 'sight', resource: name })}
      </Typography>
      <FieldOf source="sight" />
      <Acts isUnsaved={isUnsaved} />
    </Box>
  );
}

/** What can be done about the record in context, as in its row of the list; a page of the record says its state elsewhere. */
const PublishBar = ({ inForm }: { inForm: boolean }) => (inForm ? <FormBar /> : <Acts isUnsaved={false} />);
export default PublishBar;

function Acts({ isUnsaved }: { isUnsaved: boolean }) {
  const { name } = useDefinition();
  const record = useRecordContext();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const noteId = useId();
  if (!record) return null;
  // The dialog takes the version that is looked at here, not an older one that the list may hold.
  const hold = () =>
    queryClient.setQueryData([name, 'getOne', { id: String(record.id), meta: undefined }], record);
  return (
    <>
      <PublishActs
        onChoose={hold}
        button={(label, opener) => (
          <Button
            size="small"
            endIcon={<ExpandMoreIcon />}
            aria-label={label}
            aria-describedby={isUnsaved ? noteId : undefined}
            disabled={isUnsaved}
            {...opener}
          >
            {translate('publication.acts')}
          </Button>
        )}
      />
      {isUnsaved && (
        <Typography id={noteId} variant="body2" role="status">
          {translate('publication.saveFirst')}
        </Typography>
      )}
    </>
  );
}
