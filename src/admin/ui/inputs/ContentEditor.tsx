import { TextInput } from 'react-admin';
import type { LinkField } from '../../../../contract/fields';
import type { ContentInputProps } from './ContentInput';
import { formRulesOf } from './contentRules';
import { FileEditor } from './FileEditor';
import { MarkdownEditor } from './MarkdownEditor';
import { SlugEditor } from './SlugEditor';
import '../../i18n/inputs';

/** A link with its rule below it. */
const LinkEditor = ({ field, validate, ...props }: ContentInputProps<LinkField>) => (
  <TextInput
    helperText={field.isWeb ? 'inputs.webForm' : 'inputs.linkForm'}
    {...props}
    validate={[...validate, ...formRulesOf(field.isWeb ? 'webLink' : field.kind)]}
    slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
  />
);

/** The input of a field of content, by kind. */
export default function ContentEditor({ field, ...props }: ContentInputProps) {
  switch (field.kind) {
    case 'markdown':
      return <MarkdownEditor {...props} field={field} />;
    case 'slug':
      return <SlugEditor {...props} field={field} />;
    case 'link':
      return <LinkEditor {...props} field={field} />;
    case 'file':
      return <FileEditor {...props} field={field} />;
  }
}
