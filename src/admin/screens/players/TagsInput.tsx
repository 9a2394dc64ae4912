import { Autocomplete, TextField } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { playerTags } from '../../../../contract/staffLimits';

const fits = (tags: unknown) =>
  Array.isArray(tags) &&
  (tags.length > playerTags.most || tags.some((tag) => String(tag).length > playerTags.length))
    ? { message: 'player.rule.tags', args: { most: playerTags.most, length: playerTags.length } }
    : undefined;

/** A few short words, each confirmed with Enter. */
export function TagsInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput<{ tags: string[] }>({
    source: 'tags',
    validate: fits,
    defaultValue: [],
  });
  const tags: string[] = field.value;
  const limits = { most: playerTags.most, length: playerTags.length };
  const message = fieldState.error
    ? translate('player.rule.tags', limits)
    : translate('player.tagsHelp', limits);
  return (
    <Autocomplete
      multiple
      freeSolo
      // Also what was typed without Enter.
      autoSelect
      options={[] as string[]}
      value={tags}
      onBlur={field.onBlur}
      onChange={(_event, value) => field.onChange(value.map((tag) => tag.trim()).filter(Boolean))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('player.tags')}
          error={fieldState.invalid}
          helperText={message}
        />
      )}
    />
  );
}
