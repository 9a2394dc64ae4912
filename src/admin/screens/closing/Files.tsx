import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { DailyClose } from '../../../../contract/closing';
import { DateTime } from '../../ui/DateTime';
import { Panel } from '../../ui/Panel';
import { usePermission } from '../../ui/usePermission';
import { moneyPaths, reconciliationOf } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { Item, Lines } from './lines';

type Gateway = DailyClose['gateways'][number];

function State({ comparison, gateway, day }: Pick<Gateway, 'comparison' | 'gateway'> & { day: string }) {
  const { translate } = useTexts();
  const mayCompare = usePermission()('payments:export');
  const text = comparison
    ? translate(comparison.differences === 0 ? 'closing.files.agreed' : 'closing.files.differs', {
        smart_count: comparison.differences,
      })
    : translate('closing.files.none');
  const color = !comparison ? 'warning.main' : comparison.differences === 0 ? 'success.main' : 'error.main';
  const to = comparison ? `${moneyPaths.reconciliation}/${comparison.id}` : reconciliationOf(day, gateway);
  return (
    <>
      <Box component="span" sx={{ color, fontWeight: 600 }}>
        {text}
      </Box>{' '}
      {mayCompare && (
        <MuiLink component={Link} to={to} sx={{ ml: 1, whiteSpace: 'nowrap' }}>
          {translate(comparison ? 'closing.files.see' : 'closing.files.compare')}
        </MuiLink>
      )}
    </>
  );
}

/** Whether the file covers only this day, so that its rows can be counted against the day's movements. */
const isOfDay = ({ from, to }: NonNullable<Gateway['comparison']>): boolean => from === to;

/** For each gateway with money on the day: whether its settlement file agrees, and who compared it. */
export function Files({ gateways, day }: Pick<DailyClose, 'gateways' | 'day'>) {
  const { translate, word } = useTexts();
  const title = translate('closing.files.title');
  return (
    <Panel title={title}>
      {gateways.length === 0 ? (
        <Typography color="text.secondary">{translate('closing.files.nothing')}</Typography>
      ) : (
        <Lines label={title}>
          {gateways.map(({ gateway, movements, comparison }) => (
            <Item
              key={gateway}
              title={word('gateway', gateway)}
              figure={translate('closing.files.movements', { smart_count: movements })}
            >
              <State comparison={comparison} gateway={gateway} day={day} />
              {comparison && isOfDay(comparison) && comparison.rows < movements && (
                <div>{translate('closing.files.atThatTime', { rows: comparison.rows, movements })}</div>
              )}
              {comparison && (
                <div>
                  {translate('closing.files.by', { name: comparison.by ?? '?' })}{' '}
                  <DateTime at={comparison.at} />
                </div>
              )}
            </Item>
          ))}
        </Lines>
      )}
    </Panel>
  );
}
