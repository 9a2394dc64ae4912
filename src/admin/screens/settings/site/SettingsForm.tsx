import SettingsIcon from '@mui/icons-material/Settings';
import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import {
  Form,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useTranslate,
} from 'react-admin';
import type { TextPair } from '../../../../../contract/texts';
import { paths } from '../../../../paths';
import { DefinitionContext } from '../../../crud/definition/definitionContext';
import type { ResourceDefinition } from '../../../crud/definition/resourceDefinition';
import { ConflictDialog } from '../../../crud/dialogs/ConflictDialog';
import { useConflict } from '../../../crud/dialogs/useConflict';
import { ConfirmFrame } from '../../../ui/dialogs/ConfirmFrame';
import { fieldErrors } from '../../../ui/dialogs/fieldErrors';
import { UnsavedGuard } from '../../../ui/dialogs/UnsavedGuard';
import { FormDraft } from '../../../ui/forms/FormDraft';

type Values = Record<string, unknown>;
interface SettingsFormProps {
  record: RaRecord;
  /** The fields that a conflict compares. */
  fields: readonly string[];
  save: { mutateAsync: (values: Values) => Promise<unknown>; isPending: boolean; error: Error | null };
  /** The question before something is stopped: its title and its button, by key. */
  stopTexts: { title: string; confirm: string };
  /** What saving these values would stop, in sentences shown before it happens. */
  stops: (values: Values) => string[];
  children: ReactNode;
}

const none: TextPair = ['', ''];
/** What the conflict dialog needs to know about the settings, which are not a react-admin resource. */
const definitionOf = (compared: readonly string[]): ResourceDefinition => ({
  name: 'settings',
  path: paths.admin.settings,
  icon: SettingsIcon,
  access: { read: 'settings:read', write: 'settings:write' },
  texts: { noun: none, lower: none, nouns: none, fields: {} },
  columns: null,
  compared,
  labelOf: (field) => `settings.field.${field}`,
});

/** Asks for confirmation before something is stopped; resolves to whether it was given. */
function useStopQuestion(texts: SettingsFormProps['stopTexts']) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<{ text: string; end: (isWanted: boolean) => void }>();
  const ask = (sentences: readonly string[]): Promise<boolean> =>
    new Promise((resolve) => setAsked({ text: sentences.join(' '), end: resolve }));
  const end = (isWanted: boolean) => {
    asked?.end(isWanted);
    setAsked(undefined);
  };
  const question = asked && (
    <ConfirmFrame
      title={translate(texts.title)}
      text={asked.text}
      confirm={translate(texts.confirm)}
      onConfirm={() => end(true)}
      onCancel={() => end(false)}
    />
  );
  return { ask, question };
}

interface BodyProps extends Omit<SettingsFormProps, 'fields' | 'stops' | 'stopTexts' | 'record'> {
  formId: string;
}

function Body({ formId, save, children }: BodyProps) {
  const translate = useTranslate();
  const { isPending, error } = save;
  const conflict = useConflict(formId, error);
  const isConflict = conflict.change !== undefined;
  return (
    <>
      {error && !isConflict && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(error.message, { _: error.message })}
        </Alert>
      )}
      <Box inert={isPending} sx={{ maxWidth: 640 }}>
        <RecordContextProvider value={conflict.base}>{children}</RecordContextProvider>
      </Box>
      <Button type="submit" variant="contained" disabled={isPending} aria-busy={isPending} sx={{ mt: 1 }}>
        {translate(isPending ? 'settings.busy' : 'settings.save')}
      </Button>
      {conflict.change && <ConflictDialog {...conflict} change={conflict.change} />}
    </>
  );
}

/** The form of one group of settings: announces what saving would stop, and shows both versions in a conflict. */
export function SettingsForm({ record, fields, save, stops, stopTexts, children }: SettingsFormProps) {
  const id = useId();
  const isSettled = useRef(false);
  const { ask, question } = useStopQuestion(stopTexts);
  const submit = async (values: Values) => {
    const stopped = stops(values);
    if (stopped.length > 0 && !(await ask(stopped))) return undefined;
    return save.mutateAsync(values).then(() => undefined, fieldErrors);
  };
  return (
    <DefinitionContext.Provider value={definitionOf(fields)}>
      <ResourceContextProvider value="settings">
        <RecordContextProvider value={record}>
          <Form key={record.version} id={id} onSubmit={submit} noValidate disableInvalidFormNotification>
            <FormDraft name={`settings.${record.id}`} isSettled={isSettled} />
            <Body formId={id} save={save}>
              {children}
            </Body>
            <UnsavedGuard
              onLeave={() => {
                isSettled.current = true;
              }}
            />
          </Form>
          {question}
        </RecordContextProvider>
      </ResourceContextProvider>
    </DefinitionContext.Provider>
  );
}
