import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { previewContent } from '../../../../contract/calls/content';
import { type Language, languages } from '../../../../contract/languages';
import { namesIn } from '../../../../contract/named';
import { call } from '../../../api/call';
import { useDefinition } from '../definition/definitionContext';
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

interface FrameProps {
  src: string;
  title: string;
  width: number;
  onLoad: () => void;
}

/** A page of our own at a width, made smaller where that does not fit. */
function Frame({ src, title, width, onLoad }: FrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width);
  return (
    <Box ref={room} sx={{ flex: 1, minHeight: 0, overflow: 'hidden' }}>
      {scale > 0 && (
        <Box
          component="iframe"
          src={src}
          title={title}
          onLoad={onLoad}
          sx={{ display: 'block', border: 0, bgcolor: 'background.default', transformOrigin: '0 0' }}
          style={{
            width,
            height: size.height / scale,
            transform: `translateX(${(size.width - width * scale) / 2}px) scale(${scale})`,
          }}
        />
      )}
    </Box>
  );
}

/** The real page with the saved draft of the record in context, on a phone or a desk, in each language. */
export default function PreviewBeside() {
  const { name: resource } = useDefinition();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const [width, setWidth] = useState<Width>('phone');
  const [language, setLanguage] = useState<Language>('vi');
  const recordId = String(record?.id);
  const links = useQuery({
    queryKey: ['preview', resource, recordId, record?.version],
    queryFn: () => call(previewContent, { body: { resource, recordId } }),
    enabled: record !== undefined,
    // A link is good for a quarter of an hour; another one is made whenever the preview is opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const src = links.data?.[language];
  const [shown, setShown] = useState<string>();
  const text = (key: string) => translate(`publication.beside.${key}`);
  const title = translate('publication.beside.title', { record: String(represent(record)) });
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1, pr: 3, pb: 2 }}
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
        <Button size="small" onClick={() => void links.refetch()}>
          {text('reload')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {text('note')}
        </Typography>
      </Box>
      {links.isError && <Alert severity="error">{translate('publication.preview.failed')}</Alert>}
      {!links.isError && (
        <LinearProgress
          aria-label={translate('ra.page.loading')}
          sx={{ visibility: src && src === shown ? 'hidden' : 'visible' }}
        />
      )}
      {src && <Frame src={src} title={title} width={widths[width]} onLoad={() => setShown(src)} />}
    </Box>
  );
}
