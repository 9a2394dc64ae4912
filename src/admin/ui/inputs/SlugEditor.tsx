import { TextInput, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { SlugField } from '../../../../contract/fields';
import { slugOf } from '../../../../contract/slug';
import type { ContentInputProps } from './ContentInput';
import { formRulesOf } from './contentRules';
import '../../i18n/inputs';

/** The address that the page has, or gets from its text when it is left empty. */
function Shown({ source, field: { from, below } }: Pick<ContentInputProps<SlugField>, 'source' | 'field'>) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  const watched: unknown[] = useWatch({ name: [source, from] });
  const [own = '', text = ''] = watched.map((value) => String(value ?? ''));
  if (own) return translate('inputs.address', { address: `${below}/${own}` });
  const made = slugOf(text);
  if (made) return translate('inputs.made', { address: `${below}/${made}` });
  return translate('inputs.from', { from: labelOf({ source: from, resource }) });
}

/** An address, with what it will be below it. */
export function SlugEditor({ source, field, validate, helperText }: ContentInputProps<SlugField>) {
  const translate = useTranslate();
  return (
    <TextInput
      source={source}
      validate={[...validate, ...formRulesOf(field.kind)]}
      helperText={
        <>
          {helperText && <div>{translate(helperText)}</div>}
          <Shown source={source} field={field} />
        </>
      }
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
