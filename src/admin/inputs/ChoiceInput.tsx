import { SelectInput, type SelectInputProps } from 'react-admin';
import { required } from './rules';

/** Choices of a numbered label list: the number is the index, the text is `admin.enum.<name>.<label>`. */
export const choicesOf = (name: string, labels: readonly string[]) =>
  labels.map((label, id) => ({ id, name: `admin.enum.${name}.${label}` }));

interface ChoiceInputProps extends Omit<SelectInputProps, 'choices'> {
  /** Name of the label list among the texts. */
  of: string;
  labels: readonly string[];
}

/** A required choice among the labels of the contract. */
export const ChoiceInput = ({ of, labels, validate = required, ...props }: ChoiceInputProps) => (
  <SelectInput {...props} choices={choicesOf(of, labels)} validate={validate} />
);
