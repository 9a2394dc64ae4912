import { Button, DialogActions, DialogContent } from '@mui/material';
import { RecordContextProvider, useSaveContext, useTranslate } from 'react-admin';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { useFirstField } from '../../ui/dialogs/useFirstField';
import { useKeptFocus } from '../../ui/dialogs/useKeptFocus';
import { useDefinition } from '../definition/definitionContext';
import { useCloseDialog } from '../definition/dialogPaths';
import { isReasoned } from '../definition/resourceDefinition';
import { useResourceTexts } from '../definition/useResourceTexts';
import { Publishing } from '../publication/Publishing';
import { ConflictDialog } from './ConflictDialog';
import { DuplicateButton } from './DuplicateButton';
import { FormNotes } from './FormNotes';
import { FormPanels } from './FormPanels';
import { useConflict } from './useConflict';
import { useDraft } from './useDraft';
import { useRestore } from './useRestore';

type Mode = 'create' | 'edit';

function Buttons({ mode }: { mode: Mode }) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const { noun } = useResourceTexts();
  const { saving } = useSaveContext();
  return (
    <DialogActions>
      {mode === 'edit' && <DuplicateButton />}
      <Button onClick={() => close()} disabled={saving}>
        {translate('admin.dialog.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={saving} aria-busy={saving}>
        {translate(`admin.dialog.${mode}.${saving ? 'busy' : 'submit'}`, { noun })}
      </Button>
    </DialogActions>
  );
}

interface FormBodyProps {
  mode: Mode;
  formId: string;
  failure: unknown;
}

/** The content of an add or edit form: notes, inputs, buttons. */
export function FormBody({ mode, formId, failure }: FormBodyProps) {
  const definition = useDefinition();
  const { saving = false } = useSaveContext();
  const conflict = useConflict(formId, failure);
  const draft = useDraft(conflict.kept);
  const { restored, restore } = useRestore(conflict.base);
  useKeptFocus(saving);
  useFirstField();
  return (
    <>
      {/* The controls are disabled while the call runs (AD-5). */}
      <DialogContent inert={saving} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <RecordContextProvider value={conflict.base}>
          {mode === 'edit' && <Publishing at="form" />}
          <FormPanels onRestore={(version, entry) => void restore(version, entry)}>
            <FormNotes
              failure={failure}
              draft={draft}
              restored={restored}
              onBack={conflict.kept ? conflict.backToMine : undefined}
            />
            {definition.inputs?.(mode)}
            {isReasoned(definition) && <ReasonInput />}
          </FormPanels>
        </RecordContextProvider>
      </DialogContent>
      <Buttons mode={mode} />
      {conflict.change && <ConflictDialog {...conflict} change={conflict.change} />}
    </>
  );
}
