import type { ReactElement } from 'react';
import { SelectInput } from 'react-admin';
import type { ReadField, ReadFields } from '../../../../contract/readFields';
import { choiceKey } from '../../ui/inputs/ChoiceInput';

type Filter = ReactElement<{ alwaysOn?: boolean }>;
/** The words that a list can be filtered by. */
type WordOf<F> = {
  [K in keyof F & string]: F[K] extends { filter: true; words: readonly string[] } ? K : never;
}[keyof F & string];

/** The filters of a list that is only read: a field of words by its name, always shown, or any input of react-admin. */
export const readFilters = <F extends ReadFields>(
  { fields }: { fields: F },
  filters: ReadonlyArray<WordOf<F> | Filter>,
): Filter[] =>
  filters.map((filter) => (typeof filter === 'object' ? filter : wordFilter(filter, fields[filter])));

function wordFilter(name: string, field: ReadField | undefined): Filter {
  const { texts } = field ?? {};
  const words = field?.kind === 'word' ? field.words : [];
  const choices = words.map((id) => ({ id, name: typeof texts === 'string' ? choiceKey(texts, id) : id }));
  return <SelectInput key={name} source={name} choices={choices} alwaysOn />;
}
