import { BooleanField } from 'react-admin';
import type { Field } from '../../../../contract/fields';
import { contentStatuses } from '../../../../contract/publication';
import { Column, type ColumnProps } from '../../ui/list/Column';
import { FileName } from '../../ui/list/FileName';
import { LocalizedText } from '../../ui/list/LocalizedText';
import { RecordName } from '../../ui/list/RecordName';
import { RowsField } from '../../ui/list/RowsField';
import { ChoiceColumn, DateTimeColumn, DayColumn, EndColumn, NumberColumn, Price } from '../list/columns';
import { PublicationState } from '../publication/PublicationState';

interface Shown {
  name: string;
  field: Field;
  /** Translation key prefix of the field's choice labels; empty for words that are shown as they are. */
  labels: string;
  /** Whether the field is the record's name. */
  isHeading: boolean;
  /** Whether another field is the English version of its text. */
  isLocalized: boolean;
  /** The window that this field ends. */
  window: { start: string; end: string } | undefined;
  /** On a record's own page, which has room for all of it. */
  isWhole: boolean;
}

/** The column of a contract's field, by kind. */
export function fieldColumn({ name, field, labels, isHeading, isLocalized, isWhole, window }: Shown) {
  const props = { source: name, ...(isHeading && { card: 'heading' as const }) };
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return <NumberColumn {...props} key={name} />;
    case 'money':
      return <PriceColumn {...props} key={name} currency={field.currency} />;
    case 'choice':
      if (field.labels === contentStatuses)
        return (
          <Column {...props} key={name}>
            <PublicationState />
          </Column>
        );
      return <ChoiceColumn {...props} key={name} of={labels} labels={field.labels} />;
    case 'word':
      return <ChoiceColumn {...props} key={name} of={labels} labels={field.words} />;
    case 'date':
      if (window) return <EndColumn {...props} key={name} window={window} />;
      return field.isDay ? <DayColumn {...props} key={name} /> : <DateTimeColumn {...props} key={name} />;
    case 'reference':
    case 'references':
      return (
        <Column {...props} key={name} disableSort isLeftOut>
          <RecordName source={name} reference={field.to} />
        </Column>
      );
    case 'rows':
      return (
        <Column {...props} key={name} disableSort align={isWhole ? 'left' : 'right'}>
          <RowsField source={name} field={field} labels={labels} isWhole={isWhole} />
        </Column>
      );
    case 'file':
      return (
        <Column {...props} key={name} disableSort>
          <FileName source={name} />
        </Column>
      );
    case 'flag':
      return (
        <Column {...props} key={name}>
          <BooleanField source={name} />
        </Column>
      );
    default:
      return (
        <Column {...props} key={name}>
          {isLocalized ? <LocalizedText source={name} /> : undefined}
        </Column>
      );
  }
}

const PriceColumn = ({ currency, ...props }: ColumnProps & { currency: string }) => (
  <Column {...props} align="right">
    <Price source={props.source} currency={currency} />
  </Column>
);
