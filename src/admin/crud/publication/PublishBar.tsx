import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';
import { useRecordContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useDefinition } from '../definition/definitionContext';
import { FieldOf } from '../definition/FieldOf';
import type { PublishingProps } from './Publishing';
import { PublishMenu, type PublishMenuProps } from './PublishMenu';
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
        {labelOf({ source: 'status', resource: name })}
      </Typography>
      <FieldOf source="status" />
      <Acts at="form" isUnsaved={isUnsaved} />
    </Box>
  );
}

const iconButton: PublishMenuProps['button'] = (label, opener) => (
  <Tooltip title={label}>
    <IconButton size="small" aria-label={label} {...opener}>
      <PublicIcon fontSize="small" />
    </IconButton>
  </Tooltip>
);

/** What can be done about the record in context. List and page say its state elsewhere. */
export default function PublishBar({ at }: PublishingProps) {
  if (at === 'row') return <PublishMenu at={at} button={iconButton} />;
  return at === 'form' ? <FormBar /> : <Acts at={at} isUnsaved={false} />;
}

function Acts({ at, isUnsaved }: PublishingProps & { isUnsaved: boolean }) {
  const record = useRecordContext();
  const translate = useTranslate();
  const noteId = useId();
  if (!record) return null;
  return (
    <>
      <PublishMenu
        at={at}
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
