import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { playerTags } from '../../../../contract/staffLimits';
import { useTagsInUse } from '../../resources/useTagsInUse';

const fits = (tags: unknown) =>
  Array.isArray(tags) &&
  (tags.length > playerTags.most || tags.some((tag) => String(tag).length > playerTags.length))
    ? { message: 'player.rule.tags', args: { most: playerTags.most, length: playerTags.length } }
    : undefined;

/** A few short words, each confirmed with Enter; those in use are suggested. */
export function TagsInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput<{ tags: string[] }>({
    source: 'tags',
    validate: fits,
    defaultValue: [],
  });
  const tags: string[] = field.value;
  const [typed, setTyped] = useState('');
  const change = (all: readonly string[]) => field.onChange(all.map((tag) => tag.trim()).filter(Boolean));
  // Also what was typed without Enter, but not a suggestion that the pointer only passed.
  const leave = () => {
    if (typed.trim() && !tags.includes(typed.trim())) change([...tags, typed]);
    setTyped('');
    field.onBlur();
  };
  const limits = { most: playerTags.most, length: playerTags.length };
  const message = fieldState.error
    ? translate('player.rule.tags', limits)
    : translate('player.tagsHelp', limits);
  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      options={useTagsInUse().tags}
      value={tags}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onBlur={leave}
      onChange={(_event, value) => change(value)}
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
