import { Box, Chip } from '@mui/material';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { stageOf } from '../../../../contract/stage';
import { serverDate } from '../../../api/clock';
import { formatDateOf, formatNumber, formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { DateTime } from '../../ui/DateTime';
import { choiceKey, labelOf } from '../../ui/inputs/ChoiceInput';
import { Column, type ColumnProps } from '../../ui/list/Column';

/** The row's number across all pages; react-admin has no such column. */
export function RowNumber() {
  const record = useRecordContext();
  const { data = [], page, perPage } = useListContext();
  return <>{(page - 1) * perPage + data.findIndex((row) => row.id === record?.id) + 1}</>;
}

/** The stored image of a record; decorative, since the name is beside it. */
export function Picture() {
  const record = useRecordContext();
  const address: string | undefined = record?.thumbUrl ?? record?.imageUrl;
  return address ? <img src={address} alt="" width={48} height={48} loading="lazy" /> : <>–</>;
}

/** The column of a record's picture. */
export const ImageColumn = () => (
  <Column source="imageUrl" label="admin.column.image" disableSort card="picture" isLeftOut>
    <Picture />
  </Column>
);

function Amount({ source }: { source: string }) {
  const value: unknown = useRecordContext()?.[source];
  const locale = useLanguage();
  return <>{typeof value === 'number' ? formatNumber(value, locale) : '–'}</>;
}

/** A number formatted for the current language, regardless of the browser's: 1.000 or 1,000. */
export const NumberColumn = (props: ColumnProps) => (
  <Column isLeftOut {...props} align="right">
    <Amount source={props.source} />
  </Column>
);

interface ChoiceColumnProps extends ColumnProps {
  /** Name of the label list among the texts. */
  of: string;
  labels: readonly string[];
}

function ChoiceBadge({ source, of, labels }: ChoiceColumnProps) {
  const label = labelOf(labels, useRecordContext()?.[source]);
  const translate = useTranslate();
  return label ? (
    <Chip size="small" variant="outlined" label={of ? translate(choiceKey(of, label)) : label} />
  ) : (
    <>–</>
  );
}

/** A numbered choice as an outlined badge. */
export const ChoiceColumn = (props: ChoiceColumnProps) => {
  const { of: _of, labels: _labels, ...rest } = props;
  return (
    <Column {...rest} isLeftOut>
      <ChoiceBadge {...props} />
    </Column>
  );
};

function At({ source }: { source: string }) {
  const value: string | null | undefined = useRecordContext()?.[source];
  return value ? <DateTime at={value} /> : <>–</>;
}

/** Date and time in Vietnam's time zone, and how long ago it was within a day. */
export const DateTimeColumn = (props: ColumnProps) => (
  <Column {...props} isLeftOut>
    <At source={props.source} />
  </Column>
);

interface Window {
  start: string;
  end: string;
}

/** Whether a window is ahead, open or over, below its end; nothing for one without dates. */
function Stage({ start, end }: Window) {
  const translate = useTranslate();
  const record = useRecordContext();
  const [from, until]: Array<string | null | undefined> = [record?.[start], record?.[end]];
  if (!from && !until) return null;
  const stage = stageOf(from, until, serverDate());
  return (
    <Box sx={{ mt: 0.25 }}>
      <Chip
        size="small"
        variant="outlined"
        color={stage === 'open' ? 'success' : 'default'}
        label={translate(`admin.stage.${stage}`)}
        sx={{ height: 20, fontSize: 12 }}
      />
    </Box>
  );
}

/** The end of a window, and whether it is ahead, open or over. */
export const EndColumn = ({ window, ...props }: ColumnProps & { window: Window }) => (
  <Column {...props} isLeftOut>
    <At source={props.source} />
    <Stage {...window} />
  </Column>
);

function Day({ source }: { source: string }) {
  const locale = useLanguage();
  const value: string | null | undefined = useRecordContext()?.[source];
  return value ? <time dateTime={value}>{formatDateOf({ isDay: true }, value, locale)}</time> : <>–</>;
}

/** A day in Vietnam, or that of a time. */
export const DayColumn = (props: ColumnProps) => (
  <Column {...props} isLeftOut>
    <Day source={props.source} />
  </Column>
);

/** An amount of money in the record's own currency, formatted for the current language. */
export function Price({ source, currency }: { source: string; currency: string }) {
  const record = useRecordContext();
  const locale = useLanguage();
  if (!record) return null;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>{formatPrice(record[source], record[currency], locale)}</span>
  );
}
