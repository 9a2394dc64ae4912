import { Box, Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

const line = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 };

/** A player's tags. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('resources.users.fields.tags')} sx={line}>
      {tags.map((tag) => (
        <Chip key={tag} component="li" size="small" variant="outlined" label={tag} />
      ))}
    </Box>
  );
}

/** Those of a row. */
export function RowTags() {
  const tags: readonly string[] = useRecordContext()?.tags ?? [];
  return tags.length > 0 ? <TagList tags={tags} /> : <>–</>;
}
