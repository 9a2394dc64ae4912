import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { GatewayName } from '../../../../../contract/gateways';
import { ConfirmFrame } from '../../../ui/dialogs/ConfirmFrame';
import '../../../i18n/transactions';

interface Press {
  act: 'turnOn' | 'turnOff' | 'up' | 'down';
  name: GatewayName;
  /** What it would stop, in sentences. */
  stops: readonly string[];
}

/** Asks for the reason of a press on a gateway, and says what the press would stop. */
export function useGatewayQuestion() {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Press & { onReason: (reason: string) => void }>();
  const ask = (press: Press, onReason: (reason: string) => void) => setAsked({ ...press, onReason });
  const close = () => setAsked(undefined);
  if (!asked) return { ask, question: null };
  const { act, name, stops, onReason } = asked;
  const label = translate(`settings.gateways.${act}`, {
    name: translate(`transactions.gateway.${name}`, { _: name }),
  });
  const question = (
    <ConfirmFrame
      title={label}
      text={stops.length > 0 ? stops.join(' ') : translate('settings.gateways.why')}
      confirm={label}
      asksReason
      onConfirm={(reason = '') => {
        close();
        onReason(reason);
      }}
      onCancel={close}
    />
  );
  return { ask, question };
}
