import { Box, LinearProgress, Typography } from '@mui/material';
import { textIn } from '../../../../contract/localized';
import type { SeasonOfPlayer } from '../../../../contract/playerPage';
import { seasonEnd } from '../../../../contract/seasonPage';
import { dayOf } from '../../../../contract/vietnamTime';
import { formatDay } from '../../i18n/formats';
import { DateTime } from '../../ui/DateTime';
import { figures } from '../../ui/figures';
import { useTexts } from '../money/useTexts';
import { PlayerList } from './PlayerList';
import type { TabProps } from './PlayerTab';

const box = { border: '2px solid', borderColor: 'divider', p: 2, mb: 2, listStyle: 'none' };

type Gift = SeasonOfPlayer['gifts'][number];

function GiftLine({ gift: { wallet, amount, accessory, spend, givenAt } }: { gift: Gift }) {
  const { translate, number, money, word } = useTexts();
  const what = wallet ? `${number(amount ?? 0)} ${word('wallet', wallet).toLowerCase()}` : (accessory ?? '');
  return (
    <li>
      {translate('player.season.gift', { gift: what, spend: money(spend, 'VND') })} <DateTime at={givenAt} />
    </li>
  );
}

/** What the player spent in a season and reached with it. */
function Season({ season }: { season: SeasonOfPlayer }) {
  const { translate, language, money } = useTexts();
  const { number, goal, spent, startAt, endAt, gifts } = season;
  const isKnown = number !== null && goal !== null && startAt !== null && endAt !== null;
  const name = isKnown ? textIn({ name: season.name, nameEn: season.nameEn }, 'name', language).text : '';
  const share = goal ? Math.min(100, (spent / goal) * 100) : 0;
  return (
    <Box component="li" sx={{ ...box, ...figures }}>
      <Typography sx={{ fontWeight: 600 }}>
        {isKnown ? translate('player.season.title', { number, name }) : translate('player.season.deleted')}
      </Typography>
      {isKnown && (
        <Typography color="text.secondary">
          {`${formatDay(dayOf(new Date(startAt)), language)} – ${formatDay(seasonEnd(endAt).day, language)}`}
        </Typography>
      )}
      <Typography sx={{ mt: 1 }}>
        {isKnown
          ? translate('player.season.progress', { spent: money(spent, 'VND'), goal: money(goal, 'VND') })
          : money(spent, 'VND')}
      </Typography>
      {isKnown && (
        <LinearProgress
          variant="determinate"
          value={share}
          aria-label={translate('player.season.share')}
          sx={{ my: 1, maxWidth: 480, height: 8 }}
        />
      )}
      {gifts.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('player.season.gifts')}
          sx={{ m: 0, mt: 1, pl: 3, listStyle: 'disc' }}
        >
          {gifts.map((gift) => (
            <GiftLine key={gift.spend} gift={gift} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The player's spending in each season, with the gifts it brought. */
export const SeasonsTab = ({ player: { id } }: TabProps) => (
  <PlayerList<SeasonOfPlayer>
    id={id}
    name="seasons"
    rows={{ item: (season) => <Season key={season.id} season={season} /> }}
  />
);
