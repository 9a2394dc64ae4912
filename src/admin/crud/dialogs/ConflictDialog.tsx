import { Button, DialogActions, DialogContent, DialogContentText, Typography } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import { useGetRecordRepresentation, useTranslate } from 'react-admin';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { useSafeFocus } from '../../ui/dialogs/useSafeFocus';
import { useDefinition } from '../definition/definitionContext';
import { useByWhom } from './useByWhom';
import type { ConflictAnswers } from './useConflict';

// Loaded on demand: conflicts are rare, and versions side by side need more than a form does.
const ConflictTable = lazy(async () => ({ default: (await import('./ConflictTable')).ConflictTable }));

/**
 * An edit conflict: who saved the record meanwhile, when, and what changed, with a choice between both versions. The
 * initial focus is on the safe choice.
 */
export function ConflictDialog({
  base,
  change,
  typed,
  kept,
  keepEditing,
  lookAtCurrent,
  saveMine,
}: ConflictAnswers) {
  const translate = useTranslate();
  const say = useByWhom('admin.conflict');
  const represent = useGetRecordRepresentation(useDefinition().name);
  const aboutId = useId();
  const safe = useSafeFocus();
  return (
    <DialogFrame
      title={translate('admin.conflict.title')}
      onClose={keepEditing}
      describedBy={aboutId}
      size="sm"
    >
      <DialogContent tabIndex={0}>
        <div id={aboutId}>
          <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>
            {String(represent(change.current))}
          </Typography>
          <DialogContentText sx={{ mb: 1 }}>{say(change)}</DialogContentText>
        </div>
        <Suspense fallback={<Typography role="status">{translate('admin.dialog.loading')}</Typography>}>
          <ConflictTable base={base} typed={{ ...kept, ...typed() }} current={change.current} />
        </Suspense>
        <DialogContentText variant="body2" sx={{ mt: 2 }}>
          {translate('admin.conflict.explain')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button ref={safe} autoFocus onClick={keepEditing}>
          {translate('admin.conflict.keep')}
        </Button>
        <Button onClick={lookAtCurrent}>{translate('admin.conflict.look')}</Button>
        <Button variant="contained" color="error" onClick={saveMine}>
          {translate('admin.conflict.save')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
