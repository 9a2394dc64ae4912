import { Button, Typography } from '@mui/material';
import { type RaRecord, useTranslate, useTranslateLabel } from 'react-admin';
import { vietnameseOf } from '../../../../contract/fields';
import { isLive } from '../../../../contract/publication';
import { useLanguage } from '../../i18n/useLanguage';
import { useDefinition } from '../definition/definitionContext';
import { usePreview } from './usePreview';

/** What publishing a record changes for players: what it replaces, and what it says in Vietnamese to readers of English. */
export function PublishNotes({ act, record }: { act: 'publish' | 'schedule'; record: RaRecord }) {
  const { name: resource, fields = {} } = useDefinition();
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const language = useLanguage();
  const preview = usePreview();
  const untranslated = Object.entries(fields).flatMap(([name, field]) => {
    const of = field.kind === 'slug' ? undefined : vietnameseOf(field);
    return of && record[of] && !record[name] ? [labelOf({ source: of, resource })] : [];
  });
  return (
    <>
      {act === 'publish' && (
        <Typography>{translate(`publication.replaces.${isLive(record.status) ? 'yes' : 'no'}`)}</Typography>
      )}
      {untranslated.length > 0 && (
        <Typography>{translate('publication.untranslated', { fields: untranslated.join(', ') })}</Typography>
      )}
      <Button sx={{ ml: -1, mb: 1 }} onClick={() => void preview(String(record.id), language)}>
        {translate(`publication.preview.${language}`)}
      </Button>
    </>
  );
}
