import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PlayerPage } from '../../../../contract/playerPage';
import { formatNetwork } from '../../../format/network';
import { DateTime } from '../../ui/DateTime';
import { FactList } from '../../ui/FactList';
import { Panel } from '../../ui/Panel';
import { CopyId } from '../transactions/CopyId';

interface PlayerFactsProps {
  player: PlayerPage;
  isUnmasked: boolean;
  /** What may be done about the account. */
  actions: ReactNode;
}

/** Name, contacts and sign-ins; device and network for those who may see contacts. */
export function PlayerFacts({ player, isUnmasked, actions }: PlayerFactsProps) {
  const translate = useTranslate();
  const { emailVerifiedAt, hasGoogle, lastLoginAt, lastDevice, lastNetwork, staffRoles } = player;
  const fact = (name: string) => translate(`player.fact.${name}`);
  const network = lastNetwork && formatNetwork(lastNetwork);
  return (
    <Panel title={translate('player.facts')}>
      <FactList
        facts={[
          [fact('id'), <CopyId key="id" id={player.id} />],
          [fact('name'), `${player.lastName} ${player.firstName}`.trim()],
          [fact('email'), player.erasedAt ? '' : player.email],
          [
            fact('verified'),
            emailVerifiedAt ? (
              <DateTime key="verified" at={emailVerifiedAt} />
            ) : (
              translate('player.notVerified')
            ),
          ],
          [fact('phone'), player.phoneNumber ?? translate('player.noPhone')],
          [fact('google'), translate(hasGoogle ? 'player.google.yes' : 'player.google.no')],
          [fact('roles'), staffRoles.map((role) => translate(`staff.role.${role}`)).join(', ')],
          [fact('created'), <DateTime key="created" at={player.createdAt} />],
          [
            fact('lastLogin'),
            lastLoginAt ? <DateTime key="login" at={lastLoginAt} /> : translate('player.neverSignedIn'),
          ],
          [
            fact('lastDevice'),
            isUnmasked
              ? [lastDevice ?? (lastLoginAt && translate('security.sessions.unknown')), network]
                  .filter(Boolean)
                  .join(' · ')
              : translate('player.hidden'),
          ],
        ]}
      />
      {actions}
    </Panel>
  );
}
