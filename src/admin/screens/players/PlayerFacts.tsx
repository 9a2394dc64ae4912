import { type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PlayerPage } from '../../../../contract/playerPage';
import { formatNetwork } from '../../../format/network';
import { DateTime } from '../../ui/DateTime';
import { type Fact, FactList } from '../../ui/FactList';
import { Panel } from '../../ui/Panel';
import { useScreen } from '../../ui/useScreen';
import { CopyId } from '../transactions/CopyId';

interface PlayerFactsProps {
  player: PlayerPage;
  isUnmasked: boolean;
  /** What may be done about the account. */
  actions: ReactNode;
}

/** What a phone shows at once; whether an e-mail was verified only where it was not. */
const first = ['name', 'email', 'notVerified', 'lastLogin'];

const belowLarge = (theme: Theme) => theme.breakpoints.down('lg');
const summary = { cursor: 'pointer', width: 'fit-content', py: 1, mt: 0.5 };

/** The facts by name, in their order. */
function useFacts({
  player,
  isUnmasked,
}: Pick<PlayerFactsProps, 'player' | 'isUnmasked'>): Array<[string, Fact]> {
  const translate = useTranslate();
  const { emailVerifiedAt, hasGoogle, lastLoginAt, lastDevice, lastNetwork, staffRoles } = player;
  const fact = (name: string, value: ReactNode, as = name): [string, Fact] => [
    as,
    [translate(`player.fact.${name}`), value],
  ];
  const network = lastNetwork && formatNetwork(lastNetwork);
  const device = lastDevice ?? (lastLoginAt && translate('security.sessions.unknown'));
  return [
    fact('id', <CopyId id={player.id} />),
    fact('name', `${player.lastName} ${player.firstName}`.trim()),
    fact('email', player.erasedAt ? '' : player.email),
    emailVerifiedAt
      ? fact('verified', <DateTime at={emailVerifiedAt} />)
      : fact('verified', translate('player.notVerified'), 'notVerified'),
    fact('phone', player.phoneNumber ?? translate('player.noPhone')),
    fact('google', translate(hasGoogle ? 'player.google.yes' : 'player.google.no')),
    fact('roles', staffRoles.map((role) => translate(`staff.role.${role}`)).join(', ')),
    fact('created', <DateTime at={player.createdAt} />),
    fact('lastLogin', lastLoginAt ? <DateTime at={lastLoginAt} /> : translate('player.neverSignedIn')),
    fact(
      'lastDevice',
      isUnmasked ? [device, network].filter(Boolean).join(' · ') : translate('player.hidden'),
    ),
  ];
}

/**
 * Name, contacts and sign-ins; device and network for those who may see contacts. On a narrow screen most of them, and
 * what may be done, are behind a disclosure, so that the tabs are on the first screen.
 */
export function PlayerFacts({ player, isUnmasked, actions }: PlayerFactsProps) {
  const translate = useTranslate();
  const isNarrow = useScreen(belowLarge);
  const facts = useFacts({ player, isUnmasked });
  const of = (isFirst: boolean) =>
    facts.filter(([name]) => first.includes(name) === isFirst).map(([, one]) => one);
  return (
    <Panel title={translate('player.facts')}>
      <FactList facts={isNarrow ? of(true) : facts.map(([, one]) => one)} isCompact />
      {isNarrow ? (
        <details>
          <Typography component="summary" variant="body2" sx={summary}>
            {translate('player.moreFacts')}
          </Typography>
          <FactList facts={of(false)} isCompact />
          {actions}
        </details>
      ) : (
        actions
      )}
    </Panel>
  );
}
