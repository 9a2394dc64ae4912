import { Link as MuiLink, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { defaultLanguage } from '../../../../contract/languages';
import type { PlayerPage } from '../../../../contract/playerPage';
import { formatNetwork } from '../../../format/network';
import { playerPath } from '../../resources/playerPaths';
import { CopyId } from '../../ui/CopyId';
import { DateTime } from '../../ui/DateTime';
import { FactList, type FactsOf, factsOf } from '../../ui/FactList';
import { Panel } from '../../ui/Panel';
import { useScreen } from '../../ui/useScreen';
import { useTexts } from '../money/useTexts';
import { Waiting } from './Waiting';

interface PlayerFactsProps {
  player: PlayerPage;
  isUnmasked: boolean;
  /** What may be done about the account. */
  actions: ReactNode;
  hasActions: boolean;
}

const belowMedium = (theme: Theme) => theme.breakpoints.down('md');
const summary = { cursor: 'pointer', width: 'fit-content', py: 1, mt: 0.5 };

function useFacts({ player, isUnmasked }: Pick<PlayerFactsProps, 'player' | 'isUnmasked'>) {
  const { translate, money } = useTexts();
  const { emailVerifiedAt, hasGoogle, lastLoginAt, lastDevice, lastNetwork, staffRoles } = player;
  const network = lastNetwork && formatNetwork(lastNetwork);
  const device = lastDevice ?? (lastLoginAt && translate('security.sessions.unknown'));
  const spent = player.standing?.spent.map(({ amount, currency }) => money(amount, currency)).join(', ');
  const facts: FactsOf<PlayerPage> & { spent: ReactNode } = {
    id: <CopyId id={player.id} />,
    lastName: `${player.lastName} ${player.firstName}`.trim(),
    firstName: null,
    email: player.erasedAt ? '' : player.email,
    emailVerifiedAt: emailVerifiedAt ? <DateTime at={emailVerifiedAt} /> : translate('player.notVerified'),
    phoneNumber: player.phoneNumber ?? translate('player.noPhone'),
    hasGoogle: translate(hasGoogle ? 'player.google.yes' : 'player.google.no'),
    staffRoles: staffRoles.map((role) => translate(`staff.role.${role}`)).join(', '),
    createdAt: <DateTime at={player.createdAt} />,
    lastLoginAt: lastLoginAt ? <DateTime at={lastLoginAt} /> : translate('player.neverSignedIn'),
    lastDevice: isUnmasked ? [device, network].filter(Boolean).join(' · ') : translate('player.hidden'),
    lastNetwork: null,
    language: translate(`player.language.${player.language ?? defaultLanguage}`),
    spent: player.standing && (spent || translate('player.spent.none')),
    standing: player.standing && <Waiting player={player} />,
    notes: player.notes > 0 && (
      <MuiLink component={Link} to={`${playerPath(player.id)}/notes`}>
        {player.notes}
      </MuiLink>
    ),
    // In the page's head, its notes and its actions.
    lostFactor: null,
    userName: null,
    wallets: null,
    role: null,
    isLocked: null,
    ban: null,
    emailUndoUntil: null,
    eraseAt: null,
    erasedAt: null,
    tags: null,
  };
  return facts;
}

/**
 * Name, contacts and sign-ins; device and network for those who may see contacts. On a narrow screen most of them, and
 * what may be done, are behind a disclosure, so that the tabs are on the first screen.
 */
export function PlayerFacts({ player, isUnmasked, actions, hasActions }: PlayerFactsProps) {
  const translate = useTranslate();
  const isNarrow = useScreen(belowMedium);
  const facts = useFacts({ player, isUnmasked });
  const labelOf = (name: string) => translate(`player.fact.${name}`);
  const isWaiting = player.standing && player.standing.openCases + player.standing.openRequests > 0;
  // What a phone shows at once; whether an e-mail was verified only where it was not.
  const first = [
    'lastName',
    'email',
    !player.emailVerifiedAt && 'emailVerifiedAt',
    'lastLoginAt',
    isWaiting && 'standing',
  ];
  const of = (isFirst: boolean) =>
    factsOf(
      Object.fromEntries(Object.entries(facts).filter(([name]) => first.includes(name) === isFirst)),
      labelOf,
    );
  return (
    <Panel title={translate('player.facts')}>
      <FactList facts={isNarrow ? of(true) : factsOf(facts, labelOf)} isCompact />
      {isNarrow ? (
        <details>
          <Typography component="summary" variant="body2" sx={summary}>
            {translate(hasActions ? 'player.moreFactsActions' : 'player.moreFacts')}
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
