import type { ReactElement } from 'react';
import { BooleanInput, TextInput } from 'react-admin';
import type { Field } from '../../../../contract/fields';
import { ChoiceInput, WordInput } from '../../ui/inputs/ChoiceInput';
import { ContentInput } from '../../ui/inputs/ContentInput';
import { DateTimeInput } from '../../ui/inputs/DateTimeInput';
import { FigureInput } from '../../ui/inputs/FigureInput';
import { anyDecimals } from '../../ui/inputs/figureTexts';
import { RecordInput } from '../../ui/inputs/RecordInput';
import { RowsInput } from '../../ui/inputs/RowsInput';
import { rulesOf } from '../../ui/inputs/rules';

/** Whether a text gets a multi-line input, and no column unless the table names it. */
export const isLongText = (field: Field): boolean =>
  field.kind === 'markdown' || (field.kind === 'text' && field.max > 200);

/** The input of a contract's field, by kind, with the rules that the server also validates; `help` is a text's key. */
export function fieldInput(name: string, field: Field, labels: string, help?: string): ReactElement {
  const props = { source: name, validate: rulesOf(field), ...(help && { helperText: help }) };
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return (
        <FigureInput key={name} {...props} {...(field.kind === 'decimal' && { decimals: anyDecimals })} />
      );
    case 'choice':
      return <ChoiceInput key={name} {...props} of={labels} labels={field.labels} />;
    case 'word':
      return <WordInput key={name} {...props} of={labels} labels={field.words} />;
    case 'date':
      return <DateTimeInput key={name} {...props} />;
    case 'reference':
      return (
        <RecordInput key={name} {...props} reference={field.to} {...(field.when && { when: field.when })} />
      );
    case 'references':
      return <RecordInput key={name} {...props} reference={field.to} isMany />;
    case 'flag':
      return <BooleanInput key={name} source={name} />;
    case 'markdown':
    case 'slug':
    case 'link':
    case 'file':
      return <ContentInput key={name} {...props} field={field} />;
    case 'rows':
      return (
        <RowsInput key={name} source={name} most={field.most}>
          {Object.entries(field.cells).map(([cell, one]) => fieldInput(cell, one, `${labels}.${cell}`))}
        </RowsInput>
      );
    default:
      // A text that is often longer than its line has as many lines as it needs.
      return isLongText(field) || field.max > 150 ? (
        <TextInput key={name} {...props} multiline minRows={isLongText(field) ? 2 : 1} />
      ) : (
        <TextInput key={name} {...props} />
      );
  }
}
