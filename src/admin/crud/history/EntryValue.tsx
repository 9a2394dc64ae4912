import { useContext } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { DefinitionContext } from '../definition/definitionContext';
import { FieldValue } from '../versions/FieldValue';
import type { Version } from './entryFields';
import { PlainValue } from './PlainValue';
import '../../i18n/activityWords';

/** A value rendered by the resource's definition; entries about anything else contain plain values. */
export function EntryValue({ name, version }: { name: string; version: Version }) {
  const definition = useContext(DefinitionContext);
  const value = version[name];
  const isCoded = typeof value === 'string' && definition?.fields?.[name] === undefined;
  if (!definition || isCoded || (typeof value === 'object' && value !== null))
    return <PlainValue name={name} value={value} />;
  return <FieldValue name={name} field={definition.fields?.[name]} record={version as RaRecord} />;
}

/** Returns the label of a field in the reader's language; the column name only if there is no label. */
export function useFieldLabel(): (name: string) => string {
  const translate = useTranslate();
  const resource = useContext(DefinitionContext)?.name;
  return (name) => {
    const general = translate(`activity.field.${name}`, { _: name });
    return resource ? translate(`resources.${resource}.fields.${name}`, { _: general }) : general;
  };
}
