import { useTranslate } from 'react-admin';
import { useDefinition } from './definitionContext';

/**
 * The names of the page's resource in the current language: in a title, in a sentence, for the list and on the add
 * button.
 */
export function useResourceTexts(): { noun: string; lower: string; nouns: string; add: string } {
  const translate = useTranslate();
  const { name } = useDefinition();
  const text = (key: string) => translate(`resources.${name}.${key}`);
  return { noun: text('noun'), lower: text('lower'), nouns: text('nouns'), add: text('add') };
}
