import { Link as MuiLink } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MailState } from '../../../../contract/mails';
import { playerLists } from '../../../../contract/playerLists';
import type { PlayerMail } from '../../../../contract/playerPage';
import { paths } from '../../../paths';
import { readTable } from '../../crud/list/readTable';
import { DateTime } from '../../ui/DateTime';
import { usePermission } from '../../ui/usePermission';
import { PlayerList, WordFilter } from './PlayerList';
import type { TabProps } from './PlayerTab';
import '../../i18n/mails';
import '../../i18n/readFields';

/** What the mail was about; a link to its payment, if there is one. */
function Template() {
  const translate = useTranslate();
  const may = usePermission();
  const { template = '', paymentId } = useRecordContext<PlayerMail>() ?? {};
  const text = translate(`mails.name.${template}`, { _: template });
  if (!paymentId || !may('payments:read')) return <>{text}</>;
  return (
    <MuiLink data-key="open" component={Link} to={`${paths.admin.transactions}/${paymentId}`}>
      {text}
    </MuiLink>
  );
}

/** Whether the mail was sent, and if not, why. */
function State() {
  const translate = useTranslate();
  const mail = useRecordContext<PlayerMail>();
  if (!mail) return null;
  const { state, at, attempts, failure } = mail;
  const why = failure && translate(`mails.failure.${failure}`, { _: failure });
  return (
    <>
      <span>
        {translate(`mails.${state === 'waiting' && attempts > 0 ? 'again' : state}`, {
          attempts,
          smart_count: attempts,
        })}
      </span>{' '}
      <DateTime at={at} />
      {state !== 'sent' && why && <div>{why}</div>}
    </>
  );
}

const table = readTable(playerLists.mails, { template: <Template />, state: <State /> });
const states: Record<MailState, string> = {
  waiting: 'mails.waiting',
  sent: 'mails.sent',
  failed: 'mails.givenUp',
  expired: 'mails.ended',
};

/** The mails to the player's address, without their content. */
export const MailsTab = ({ player: { id } }: TabProps) => (
  <PlayerList<PlayerMail>
    id={id}
    name="mails"
    rows={{ table }}
    header={<WordFilter source="state" label="resources.player-mails.fields.state" words={states} />}
  />
);
