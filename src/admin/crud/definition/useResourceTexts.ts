import { useTranslate } from 'react-admin';
import { useDefinition } from './definitionContext';

/**
 * The names of the page's resource in the current language: in a title, in a sentence, for the list and on the add
 * button; and what its list says while it has no record.
 */
export function useResourceTexts(): Record<'noun' | 'lower' | 'nouns' | 'add' | 'empty', string> {
  const translate = useTranslate();
  const { name } = useDefinition();
  const text = (key: string) => translate(`resources.${name}.${key}`);
  return {
    noun: text('noun'),
    lower: text('lower'),
    nouns: text('nouns'),
    add: text('add'),
    empty: translate(`resources.${name}.empty`, { _: translate('admin.list.empty') }),
  };
}
