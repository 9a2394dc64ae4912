import { type RaRecord, useTranslate } from 'react-admin';
import type { Currency } from '../../../../contract/currencies';
import type { Field } from '../../../../contract/fields';
import { formatDateOf, formatNumber, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { choiceKey, labelOf } from '../../ui/inputs/ChoiceInput';
import { FileName } from '../../ui/list/FileName';
import { RecordName } from '../../ui/list/RecordName';
import { RowLines } from '../../ui/list/RowsField';
import { useDefinition } from '../definition/definitionContext';
import { isInState } from '../definition/resourceDefinition';
import { inputOf } from './inputOf';

interface FieldValueProps {
  name: string;
  /** The contract's definition of the field; without it the value is a number or a text. */
  field?: Field;
  record: RaRecord;
}

/** The label of a choice in the current language. */
function useChoice(name: string, value: unknown): string {
  const translate = useTranslate();
  const { inputs } = useDefinition();
  const { of, labels } = inputOf(inputs?.('edit'), name)?.props ?? {};
  const label = labels && labelOf(labels, value);
  return of && label ? translate(choiceKey(of, label)) : String(value);
}

/** A field's value, rendered as in the lists. */
export function FieldValue({ name, field, record }: FieldValueProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { status, name: resource } = useDefinition();
  const value: unknown = record[name];
  const choice = useChoice(name, value);
  if (value === null || value === undefined || value === '')
    return <>{translate('admin.conflict.nothing')}</>;
  if (field?.kind === 'choice' || field?.kind === 'word') return <>{choice}</>;
  if (field?.kind === 'rows')
    return <RowLines rows={value} field={field} labels={`resources.${resource}.choices.${name}`} />;
  if (field?.kind === 'reference' || field?.kind === 'references')
    return <RecordName record={record} source={name} reference={field.to} link={false} />;
  if (field?.kind === 'file') return <FileName source={name} record={record} />;
  if (field?.kind === 'date') return <>{formatDateOf(field, String(value), language)}</>;
  if (field?.kind === 'money') {
    return <>{formatPrice(Number(value), record.currency as Currency, language)}</>;
  }
  if (typeof value === 'boolean') {
    const state = status?.states.find((one) => isInState(record, one));
    return <>{state ? translate(state.label) : translate(`ra.boolean.${value}`)}</>;
  }
  return <>{typeof value === 'number' ? formatNumber(value, language) : String(value)}</>;
}
