import { useWatch } from 'react-hook-form';
import { seasons } from '../../../contract/seasons';
import { RecordInput } from '../ui/inputs/RecordInput';

/** The accessory that a season gives, where its gift is one. */
export function GiftAccessory() {
  const kind: unknown = useWatch({ name: 'giftKind' });
  if (seasons.fields.giftKind.labels[Number(kind)] !== 'Accessory') return null;
  return <RecordInput source="accessoryId" reference="accessories" />;
}
