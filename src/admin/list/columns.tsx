import { Chip } from '@mui/material';
import {
  DataTable,
  type DataTableNumberColumnProps,
  FunctionField,
  useListContext,
  useLocaleState,
  useRecordContext,
  useTranslate,
} from 'react-admin';

/** The row's number across all pages; react-admin has no such column. */
export function RowNumber() {
  const record = useRecordContext();
  const { data = [], page, perPage } = useListContext();
  return <>{(page - 1) * perPage + data.findIndex((row) => row.id === record?.id) + 1}</>;
}

/** The stored image of a record. The name stands beside it, so the picture itself says nothing new. */
export const ImageColumn = () => (
  <DataTable.Col source="imageUrl" label="admin.column.image" disableSort>
    <FunctionField
      render={(record) => <img src={record.imageUrl} alt="" width={48} height={48} loading="lazy" />}
    />
  </DataTable.Col>
);

/** A number by the rules of the shown language, whatever the browser's own is: 1.000 or 1,000. */
export function NumberColumn(props: DataTableNumberColumnProps) {
  const [locale] = useLocaleState();
  return <DataTable.NumberCol {...props} locales={locale === 'en' ? 'en-US' : 'vi-VN'} />;
}

/** A numbered or named choice as an outlined word. */
export function ChoiceBadge({
  source,
  of,
  labels,
}: {
  source: string;
  of: string;
  labels: readonly string[];
}) {
  const record = useRecordContext();
  const translate = useTranslate();
  const label = labels[Number(record?.[source])];
  return label ? (
    <Chip size="small" variant="outlined" label={translate(`admin.enum.${of}.${label}`)} />
  ) : null;
}

/** A time as date and clock in Vietnam: dd/MM/yyyy HH:mm, or the English order of day, month, year. */
export function Moment({ source }: { source: string }) {
  const [locale] = useLocaleState();
  const value = useRecordContext()?.[source];
  if (!value) return <>–</>;
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: locale === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const part = Object.fromEntries(
    format.formatToParts(new Date(value)).map(({ type, value }) => [type, value]),
  );
  const gap = locale === 'en' ? ' ' : '/';
  return (
    <time
      dateTime={value}
    >{`${part.day}${gap}${part.month}${gap}${part.year} ${part.hour}:${part.minute}`}</time>
  );
}

/** A package's price in its own currency, by the rules of the shown language. */
export function Price() {
  const record = useRecordContext();
  const [locale] = useLocaleState();
  if (!record) return null;
  const number = new Intl.NumberFormat(locale === 'en' ? 'en-US' : 'vi-VN').format(record.price);
  return (
    <span
      style={{ whiteSpace: 'nowrap' }}
    >{`${number}\u00a0${record.currency === 'VND' && locale !== 'en' ? '₫' : record.currency}`}</span>
  );
}
