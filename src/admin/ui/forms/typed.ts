import { useFormContext, useFormState } from 'react-hook-form';

/** The typed values: the fields that differ from what the form is based on. */
export type Typed = Record<string, unknown>;

/** The values of the form's changed fields. */
export function useTyped(): () => Typed {
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  return () => Object.fromEntries(Object.keys(dirtyFields).map((name) => [name, getValues(name)]));
}

/** Puts typed values into the form and marks them as dirty. */
export function useType(): (typed: Typed) => void {
  const { setValue } = useFormContext();
  return (typed) => {
    for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true });
  };
}
