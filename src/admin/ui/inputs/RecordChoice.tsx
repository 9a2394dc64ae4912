import { Button } from '@mui/material';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
  useTranslate,
} from 'react-admin';
import type { RecordInputProps } from './RecordInput';

/** The choice, which says why it has nothing to offer, with a way to retry. */
function Choice({ validate, helperText, label, isMany }: RecordInputProps) {
  const translate = useTranslate();
  const { error, refetch } = useChoicesContext();
  // A dialog whose first field this is would begin below an open list.
  const rules = { validate, helperText, openOnFocus: false, ...(label && { label }) };
  return (
    <div>
      {isMany ? <AutocompleteArrayInput {...rules} /> : <AutocompleteInput {...rules} />}
      {error && <Button onClick={() => void refetch()}>{translate('admin.list.retry')}</Button>}
    </div>
  );
}

/** In a separate file, as few forms need it. */
const RecordChoice = (props: RecordInputProps) => {
  const { source, reference, isMany } = props;
  const Reference = isMany ? ReferenceArrayInput : ReferenceInput;
  return (
    <Reference source={source} reference={reference}>
      <Choice {...props} />
    </Reference>
  );
};

export default RecordChoice;
