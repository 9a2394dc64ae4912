import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { type Language, languages } from '../../../../contract/languages';
import { namesIn } from '../../../../contract/named';
import { useDefinition } from '../definition/definitionContext';
import { PreviewFrame } from './PreviewFrame';
import { useDraftPage } from './useDraftPage';
import './texts';

/** The widths at which the page is shown, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;
const widthNames = namesIn(widths);

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: ReadonlyArray<{ value: T; text: string }>;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Box role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          size="small"
          variant={option.value === value ? 'contained' : 'text'}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </Button>
      ))}
    </Box>
  );
}

/** The real page with what is typed into the surrounding form, on a phone or a desk, in each language. */
export default function PreviewBeside() {
  const { name: resource } = useDefinition();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const [width, setWidth] = useState<Width>('phone');
  const [language, setLanguage] = useState<Language>('vi');
  const { html, error, isFetching } = useDraftPage(language);
  const text = (key: string) => translate(`publication.beside.${key}`);
  const title = record
    ? translate('publication.beside.title', { record: String(represent(record)) })
    : text('untitled');
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        minWidth: 0,
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        px: { xs: 2, lg: 0 },
        pr: 3,
        pb: 2,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Choice
          label={text('width')}
          value={width}
          onChange={setWidth}
          options={widthNames.map((value) => ({ value, text: text(value) }))}
        />
        <Choice
          label={text('language')}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, text: value.toUpperCase() }))}
        />
        <Typography variant="body2" color="text.secondary">
          {text('note')}
        </Typography>
      </Box>
      {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
      <LinearProgress
        aria-label={translate('ra.page.loading')}
        sx={{ visibility: isFetching ? 'visible' : 'hidden' }}
      />
      {html && <PreviewFrame html={html} title={title} width={widths[width]} />}
    </Box>
  );
}
