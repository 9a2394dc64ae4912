import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { lazy, type RefObject, Suspense } from 'react';
import { RecordContextProvider, useSaveContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { useFirstField } from '../../ui/dialogs/useFirstField';
import { useKeptFocus } from '../../ui/dialogs/useKeptFocus';
import { useDefinition } from '../definition/definitionContext';
import { useCloseDialog } from '../definition/dialogPaths';
import { publicationOf } from '../definition/publicationOf';
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
import { useSaveKey } from './useSaveKey';

// Loaded on demand: few forms are of content.
const BesideButton = lazy(() => import('../publication/BesideButton'));

type Mode = 'create' | 'edit';

/** Content is written over hours and looked at in between, so that its usual button saves and stays; others close, as specified. */
function Buttons({ mode, formId, isClosing }: Omit<FormBodyProps, 'failure'>) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const { noun } = useResourceTexts();
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  const stays = publicationOf(useDefinition().contract) !== undefined;
  const submit = (form: HTMLFormElement | null, closes: boolean) => {
    // The values are checked before the call begins.
    if (saving || isSubmitting) return;
    isClosing.current = closes;
    form?.requestSubmit();
  };
  useSaveKey(formId, (form) => submit(form, !stays));
  return (
    <DialogActions>
      {mode === 'edit' && <DuplicateButton />}
      <Button onClick={() => close()} disabled={saving}>
        {translate('admin.dialog.cancel')}
      </Button>
      {stays && (
        <Button disabled={saving} onClick={({ currentTarget }) => submit(currentTarget.form, true)}>
          {translate('admin.dialog.saveAndClose')}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={saving}
        aria-busy={saving}
        onClick={() => {
          isClosing.current = !stays;
        }}
      >
        {translate(`admin.dialog.${mode}.${saving ? 'busy' : 'submit'}`, { noun })}
      </Button>
    </DialogActions>
  );
}

interface FormBodyProps {
  mode: Mode;
  formId: string;
  failure: unknown;
  /** Whether the next save closes the dialog. */
  isClosing: RefObject<boolean>;
}

/** The content of an add or edit form: notes, inputs, buttons. */
export function FormBody({ mode, formId, failure, isClosing }: FormBodyProps) {
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
          {publicationOf(definition.contract) && (
            <Box
              sx={{
                flex: '0 0 auto',
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                minHeight: 30,
              }}
            >
              {mode === 'edit' && <Publishing at="form" />}
              <Suspense>
                <BesideButton />
              </Suspense>
            </Box>
          )}
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
      <Buttons mode={mode} formId={formId} isClosing={isClosing} />
      {conflict.change && <ConflictDialog {...conflict} change={conflict.change} />}
    </>
  );
}
