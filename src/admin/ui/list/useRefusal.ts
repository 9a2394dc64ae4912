import { HttpError, useListContext, useTranslate } from 'react-admin';
import { messagesOf } from '../../../dataProvider/errors';

/** Parts of a list's query that are no field. */
const unlabelled = ['range', 'sort', 'filter'];

/** What was wrong with the list's filter, field by field; undefined when the list failed for another reason. */
export function useRefusal(): string | undefined {
  const translate = useTranslate();
  const { error, resource } = useListContext();
  if (!(error instanceof HttpError) || error.status !== 400) return undefined;
  const said = Object.entries(messagesOf(error)).map(([source, message]) => {
    const text = translate(String(message), { _: String(message) });
    const label = translate(`resources.${resource}.fields.${source}`, { _: '' });
    if (unlabelled.includes(source)) return text;
    return `${label || translate('admin.list.filterOfAddress')}: ${text}`;
  });
  return said.length > 0 ? said.join(' ') : undefined;
}
