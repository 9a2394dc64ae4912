import type { ClosingDifference } from '../../../../contract/closing';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { About, Item, Lines } from './lines';

interface DifferencesProps {
  title: string;
  differences: readonly ClosingDifference[];
}

/** The differences, each by name and with a link; nothing when there are none. */
export function Differences({ title, differences }: DifferencesProps) {
  const { translate, money, number, word } = useTexts();
  if (differences.length === 0) return null;
  const nameOf = ({ kind, name }: ClosingDifference) =>
    kind === 'settlement' && name ? word('gateway', name) : name;
  return (
    <Panel title={title}>
      <Lines label={title}>
        {differences.map((one) => (
          <Item
            key={JSON.stringify(one)}
            title={translate(`closing.difference.${one.kind}`)}
            figure={
              one.amount !== null
                ? one.currency
                  ? money(one.amount, one.currency)
                  : number(one.amount)
                : one.count !== null && translate('closing.difference.rows', { smart_count: one.count })
            }
          >
            {nameOf(one)} <About {...one} />
          </Item>
        ))}
      </Lines>
    </Panel>
  );
}
