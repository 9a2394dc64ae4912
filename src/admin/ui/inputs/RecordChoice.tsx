import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { RecordInputProps } from './RecordInput';

/** In a separate file, as few forms need it. */
const RecordChoice = ({ source, reference, validate }: RecordInputProps) => (
  <ReferenceInput source={source} reference={reference}>
    <AutocompleteInput validate={validate} />
  </ReferenceInput>
);

export default RecordChoice;
