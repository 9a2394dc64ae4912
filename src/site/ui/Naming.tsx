import type { Language } from '../../../contract/languages';
import { Rich } from './Rich';

interface Props {
  /** A sentence of the interface with a name in it, at `<n>`. */
  text: string;
  /** The language of the name; undefined for the reader's. */
  lang: Language | undefined;
}

/** A sentence with a name in another language than its own: read aloud in that, and left alone by translators. */
export const Naming = ({ text, lang }: Props) => (
  <Rich text={text} tags={{ n: (name) => <span lang={lang}>{name}</span> }} />
);
