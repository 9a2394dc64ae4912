import type { DayChange } from '../../../../contract/closing';
import { Amount } from '../../ui/Amount';
import { DateTime } from '../../ui/DateTime';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { About, Item, Lines } from './lines';

/** What was dated into the day after somebody signed it off. */
export function Changes({ changes }: { changes: readonly DayChange[] }) {
  const { translate, word } = useTexts();
  if (changes.length === 0) return null;
  const title = translate('closing.changes.title');
  return (
    <Panel title={title}>
      <Lines label={title}>
        {changes.map((one) => (
          <Item
            key={one.id}
            title={translate(`closing.changes.${one.kind}`)}
            figure={<Amount amount={one.amount} currency={one.currency} />}
          >
            {[one.gateway && word('gateway', one.gateway), one.reference].filter(Boolean).join(' · ')}{' '}
            {translate('closing.changes.of')} <DateTime at={one.at} />,{' '}
            {translate('closing.changes.recorded')} <DateTime at={one.recordedAt} /> <About {...one} />
          </Item>
        ))}
      </Lines>
    </Panel>
  );
}
