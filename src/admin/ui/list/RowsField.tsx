import { Fragment } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RowsField as Field } from '../../../../contract/fields';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { RecordName } from './RecordName';
import { type ReadCell, rowCells } from './rowsText';

interface Shown {
  field: Field;
  /** Translation key prefix of the cells' choice labels. */
  labels: string;
}

interface Props extends Shown {
  source: string;
  /** All rows, one below the other; a table shows how many there are. */
  isWhole: boolean;
}

/** The rows of a record. */
export function RowsField({ source, isWhole, ...shown }: Props) {
  const language = useLanguage();
  const rows: unknown = useRecordContext()?.[source];
  if (!Array.isArray(rows)) return null;
  return isWhole ? <RowLines rows={rows} {...shown} /> : <>{formatNumber(rows.length, language)}</>;
}

/** Rows, one below the other, with the names of the records that they refer to. */
export function RowLines({ rows, ...shown }: Shown & { rows: unknown }) {
  const translate = useTranslate();
  const language = useLanguage();
  return rowCells(rows, { ...shown, translate, language }).map((cells) => (
    <div key={cells.map(({ text }) => text).join()}>
      {cells.map((cell, place) => (
        <Fragment key={cell.name}>
          {place > 0 && ' · '}
          <Cell {...cell} />
        </Fragment>
      ))}
    </div>
  ));
}

const Cell = ({ text, to }: ReadCell) =>
  to ? <RecordName record={{ id: text }} source="id" reference={to} link={false} /> : text;
