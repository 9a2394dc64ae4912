import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { DailyClose } from '../../../../contract/closing';
import { Amount } from '../../ui/Amount';
import { Panel } from '../../ui/Panel';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { About, Item, Lines } from './lines';

/** Open cases and requests about the day's money. */
export function OpenWork({ cases, requests }: Pick<DailyClose, 'cases' | 'requests'>) {
  const { translate, word } = useTexts();
  const title = translate('closing.work.title');
  return (
    <Panel title={title}>
      {cases.length + requests.length === 0 && (
        <Typography color="text.secondary">{translate('closing.work.none')}</Typography>
      )}
      <Lines label={title}>
        {cases.map(({ id, kind, paymentId, held, currency }) => (
          <Item
            key={id}
            title={
              <MuiLink component={Link} to={`${moneyPaths.cases}/${id}`}>
                {translate(`money.case.${kind}`)}
              </MuiLink>
            }
            figure={held > 0 && <Amount amount={held} currency={currency} />}
          >
            {translate(`closing.work.${held > 0 ? 'held' : 'opened'}`)}{' '}
            <About paymentId={paymentId} caseId={null} />
          </Item>
        ))}
        {requests.map(({ id, kind, state, amount, currency, ...subject }) => (
          <Item
            key={id}
            title={translate(`money.kind.${kind}`)}
            figure={<Amount amount={amount} currency={currency} />}
          >
            {word('requestState', state)} <About {...subject} />
          </Item>
        ))}
      </Lines>
    </Panel>
  );
}
