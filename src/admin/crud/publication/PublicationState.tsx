import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import { type RaRecord, useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { contentStatuses, isLive } from '../../../../contract/publication';
import { choiceKey, labelOf } from '../../ui/inputs/ChoiceInput';
import { useDefinition } from '../definition/definitionContext';
import { publicationOf } from '../definition/publicationOf';
import { statusColors } from './statusColors';
import { useScheduleText } from './useScheduleText';

/** The page on which players see a record now; undefined while they do not. */
function useLivePath(record: RaRecord | undefined): string | undefined {
  const publication = publicationOf(useDefinition().contract);
  if (!publication || !isLive(record?.status)) return undefined;
  return publication.page?.(String(record?.address)) ?? '/';
}

/** Leads to what players see, in another tab, so that a form that is open stays. */
function LiveLink() {
  const record = useRecordContext();
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(useDefinition().name);
  const path = useLivePath(record);
  if (!path) return null;
  const label = translate('admin.publication.openLive', { record: String(represent(record)) });
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        component="a"
        href={path}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        // A click on the row may open something else.
        onClick={(event) => event.stopPropagation()}
      >
        <OpenIcon fontSize="inherit" />
      </IconButton>
    </Tooltip>
  );
}

/** The two facts about a record that is published: what players see of it now, and what comes next without anybody's doing. */
export function PublicationState() {
  const record = useRecordContext();
  const translate = useTranslate();
  const scheduled = useScheduleText(record);
  const label = labelOf(contentStatuses, record?.status);
  if (!label) return <>–</>;
  return (
    <>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        <Chip
          size="small"
          variant="outlined"
          color={statusColors[label] ?? 'default'}
          label={translate(choiceKey('status', label))}
        />
        <LiveLink />
      </Box>
      {scheduled && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: { sm: 224 } }}>
          {scheduled}
        </Typography>
      )}
    </>
  );
}
