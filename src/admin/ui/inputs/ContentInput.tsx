import { lazy, Suspense } from 'react';
import type { Validator } from 'react-admin';
import type { FileField, LinkField, MarkdownField, SlugField } from '../../../../contract/fields';

// Loaded on demand: few forms have content.
const ContentEditor = lazy(() => import('./ContentEditor'));

export interface ContentInputProps<F = MarkdownField | SlugField | LinkField | FileField> {
  source: string;
  field: F;
  validate: Validator[];
  /** A text's key. */
  helperText?: string;
}

/** The input of Markdown, an address, a link or a file. */
export const ContentInput = (props: ContentInputProps) => (
  <Suspense>
    <ContentEditor {...props} />
  </Suspense>
);
