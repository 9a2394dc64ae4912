import { type RaRecord, useGetRecordRepresentation, useTranslate } from 'react-admin';
import { useDefinition } from './definitionContext';

/** Names a record of the page's resource where its name stands alone; a number, such as a level's, then says what it is. */
export function useCalled(): (record: RaRecord) => string {
  const { name: resource } = useDefinition();
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(resource);
  return (record) => {
    const name = String(represent(record));
    return translate(`resources.${resource}.called`, { name, _: name });
  };
}
