import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';
import type { RecordInputProps } from './RecordInput';

/** In a separate file, as few forms need it. */
const RecordChoice = ({ source, reference, validate, helperText, isMany }: RecordInputProps) =>
  isMany ? (
    <ReferenceArrayInput source={source} reference={reference}>
      <AutocompleteArrayInput validate={validate} helperText={helperText} />
    </ReferenceArrayInput>
  ) : (
    <ReferenceInput source={source} reference={reference}>
      <AutocompleteInput validate={validate} helperText={helperText} />
    </ReferenceInput>
  );

export default RecordChoice;
