import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { askGatewayNow, setGateways } from '../../../../../contract/calls/settings';
import type { GatewayName } from '../../../../../contract/gateways';
import type { AllSettings, GatewaysBody } from '../../../../../contract/settings';
import { call } from '../../../../api/call';
import { detailsOf, guarded, isOutdated } from '../../../../dataProvider/errors';
import { formatDateTime } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/useLanguage';
import { Panel } from '../../../ui/Panel';
import { usePermission } from '../../../ui/usePermission';
import { GatewayMoves } from './GatewayMoves';
import { GatewaysConflict } from './GatewaysConflict';
import { useGatewayQuestion } from './useGatewayQuestion';
import { useReload, useSave } from './useSettings';
import '../../../i18n/transactions';

type Known = AllSettings['known'][number];
type Choice = Pick<GatewaysBody, 'order' | 'off' | 'reason'>;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  listStyle: 'none',
};

/** Checks whether a gateway responds. */
function AskNow({ name, label }: { name: GatewayName; label: string }) {
  const translate = useTranslate();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => guarded('settings.notSaved', () => call(askGatewayNow, { params: { name } })),
  });
  const said = data && !isPending && (data.isAnswering ? 'answers' : 'silent');
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => !isPending && mutate()}
        aria-disabled={isPending}
        aria-busy={isPending}
      >
        {translate('settings.gateways.ask', { name: label })}
      </Button>
      {/* Takes no space in the row while empty. */}
      <Box role="status" sx={{ width: 1, '&:empty': { mt: -1 } }}>
        {said && (
          <Alert severity={data.isAnswering ? 'success' : 'error'}>
            {translate(`settings.gateways.${said}`, { name: label, ms: data.milliseconds, said: data.said })}
          </Alert>
        )}
        {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
      </Box>
    </>
  );
}

interface GatewayProps {
  about: Known;
  order: readonly GatewayName[];
  isOff: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
  onSwitch: () => void;
}

function Gateway({ about, order, isOff, isBusy, onMove, onSwitch }: GatewayProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const mayWrite = usePermission()('settings:write');
  const { name, isListed, noticeAt, answerAt, currencies } = about;
  const label = translate(`transactions.gateway.${name}`, { _: name });
  const heard = (key: string, at: string | null) =>
    `${translate(`settings.gateways.${key}`)}: ${at ? formatDateTime(at, language) : translate('settings.gateways.never')}`;
  const say = (key: string) => translate(`settings.gateways.${key}`, { name: label });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {label}{' '}
          <Chip
            size="small"
            variant="outlined"
            color={isListed && !isOff ? 'success' : 'default'}
            label={say(isListed && !isOff ? 'on' : 'off')}
            sx={{ ml: 0.5 }}
          />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[currencies.join(', '), heard('notice', noticeAt), heard('answer', answerAt)].join(' · ')}
        </Typography>
        {!isListed && <Typography variant="body2">{say('unlisted')}</Typography>}
      </Box>
      {mayWrite && isListed && (
        <>
          {order.length > 1 && (
            <GatewayMoves
              label={label}
              isFirst={order[0] === name}
              isLast={order.at(-1) === name}
              isBusy={isBusy}
              onMove={onMove}
            />
          )}
          <Button
            variant="outlined"
            color={isOff ? 'primary' : 'error'}
            // Not disabled, as that would lose the focus.
            aria-disabled={isBusy}
            onClick={() => !isBusy && onSwitch()}
          >
            {say(isOff ? 'turnOn' : 'turnOff')}
          </Button>
        </>
      )}
      {mayWrite && <AskNow name={name} label={label} />}
    </Box>
  );
}

/** What switching a gateway off would stop: the whole shop, or sales in a currency that no other gateway takes. */
function useStops({ known, gateways }: AllSettings) {
  const translate = useTranslate();
  return (name: GatewayName): string[] => {
    const isOn = (one: Known) => one.isListed && !gateways.off.includes(one.name);
    const others = known.filter((one) => isOn(one) && one.name !== name);
    if (others.length === 0) return [translate('settings.gateways.last')];
    const label = translate(`transactions.gateway.${name}`, { _: name });
    const lost = known
      .filter((one) => one.name === name)
      .flatMap(({ currencies }) => currencies)
      .filter((currency) => !others.some(({ currencies }) => currencies.includes(currency)));
    return lost.map((currency) => translate('settings.gateways.lastOf', { name: label, currency }));
  };
}

/** A change made with one press and its reason: saved at once, or refused if somebody else was faster. */
function useChoice({ gateways }: AllSettings, title: string) {
  const reload = useReload();
  const [seen, setSeen] = useState(gateways);
  const { mutate, isPending, error } = useSave('gateways', title, (choice: Choice) =>
    call(setGateways, { body: { ...choice, version: gateways.version } }),
  );
  const onError = (failure: Error) => {
    if (isOutdated(failure)) reload();
  };
  const save = (change: Partial<Choice> & Pick<Choice, 'reason'>) => {
    setSeen(gateways);
    mutate({ order: gateways.order, off: gateways.off, ...change }, { onError });
  };
  return { save, isPending, error, seen, change: detailsOf<typeof setGateways>(error).conflict };
}

/** The gateways with keys in the shop's order; each press asks for its reason and is then saved. */
export function GatewaysPanel(all: AllSettings) {
  const { gateways, known } = all;
  const translate = useTranslate();
  const title = translate('settings.gateways.title');
  const { ask, question } = useGatewayQuestion();
  const stopsOf = useStops(all);
  const { save, isPending, error, seen, change } = useChoice(all, title);
  const turn = (name: GatewayName) => {
    const isOff = gateways.off.includes(name);
    const off = isOff ? gateways.off.filter((one) => one !== name) : [...gateways.off, name];
    const about = { act: isOff ? 'turnOn' : 'turnOff', name, stops: isOff ? [] : stopsOf(name) } as const;
    ask(about, (reason) => save({ off, reason }));
  };
  const move = (name: GatewayName, by: 1 | -1) => {
    const order = gateways.order.filter((one) => one !== name);
    order.splice(gateways.order.indexOf(name) + by, 0, name);
    ask({ act: by < 0 ? 'up' : 'down', name, stops: [] }, (reason) => save({ order, reason }));
  };
  const place = ({ name, isListed }: Known) => (isListed ? gateways.order.indexOf(name) : known.length);
  return (
    <Panel title={title}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate(known.length > 0 ? 'settings.gateways.intro' : 'settings.gateways.none')}
      </Typography>
      {change && <GatewaysConflict seen={seen} change={change} />}
      {error && !change && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0 }}>
        {known
          .toSorted((a, b) => place(a) - place(b))
          .map((about) => (
            <Gateway
              key={about.name}
              about={about}
              order={gateways.order}
              isOff={gateways.off.includes(about.name)}
              isBusy={isPending}
              onMove={(by) => move(about.name, by)}
              onSwitch={() => turn(about.name)}
            />
          ))}
      </Box>
      {question}
    </Panel>
  );
}
