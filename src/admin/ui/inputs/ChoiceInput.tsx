import { SelectInput, type SelectInputProps } from 'react-admin';
import { required } from './rules';

/**
 * Translation key of a label. A plain list name means the shared texts `admin.enum.<name>`; one with a dot is a key
 * itself: `resources.skills.choices.type`.
 */
export const choiceKey = (name: string, label: string) =>
  name.includes('.') ? `${name}.${label}` : `admin.enum.${name}.${label}`;

/** Choices of a numbered label list: the number is the index. */
export const choicesOf = (name: string, labels: readonly string[]) =>
  labels.map((label, id) => ({ id, name: choiceKey(name, label) }));

/** The label of a value: a choice is the index of its label, a word is itself. */
export const labelOf = (labels: readonly string[], value: unknown): string | undefined =>
  labels.find((label) => label === value) ?? labels[Number(value)];

interface ChoiceInputProps extends Omit<SelectInputProps, 'choices'> {
  /** Name of the label list among the texts. */
  of: string;
  labels: readonly string[];
}

/** A choice among words, by their labels if `of` names any. */
export const WordInput = ({ of, labels, ...props }: ChoiceInputProps) => (
  <SelectInput {...props} choices={labels.map((id) => ({ id, name: of ? choiceKey(of, id) : id }))} />
);

/** A required choice among the contract's labels. */
export const ChoiceInput = ({ of, labels, validate = required, ...props }: ChoiceInputProps) => (
  <SelectInput {...props} choices={choicesOf(of, labels)} validate={validate} />
);
