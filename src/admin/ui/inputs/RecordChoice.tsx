import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { RecordInputProps } from './RecordInput';

/** A file of its own, as few forms have it. */
const RecordChoice = ({ source, reference, validate }: RecordInputProps) => (
  <ReferenceInput source={source} reference={reference}>
    <AutocompleteInput validate={validate} />
  </ReferenceInput>
);

export default RecordChoice;
