import type { TimelineEvent } from '../../../../contract/transactions';
import { formatDateTime } from '../../i18n/formats';
import '../../i18n/mails';
import { useTexts } from '../money/useTexts';

interface EventText {
  text: string;
  /** Further details: who, how often, which order. */
  details: string[];
}

/** An event of the timeline in words. */
export function useEventText(): (event: TimelineEvent) => EventText {
  const { translate, language, money, word } = useTexts();
  const say = (name: string, values: object = {}) => translate(`transactions.event.${name}`, values);
  const byOf = (by: string | null) => (by ? [say('by', { by })] : []);
  // Day and hour stay on one line.
  const moment = (at: string) => formatDateTime(at, language).replaceAll(' ', '\u00a0');
  return (event) => {
    switch (event.kind) {
      case 'created':
        return { text: say('created'), details: [] };
      case 'page': {
        const text = say('page', { gateway: word('gateway', event.gateway) });
        return { text, details: [say('order', { order: event.orderNumber })] };
      }
      case 'notice': {
        const values = { gateway: word('gateway', event.gateway), outcome: word('outcome', event.outcome) };
        const times = { times: event.times, at: moment(event.lastAt) };
        return { text: say(event.source, values), details: event.times > 1 ? [say('times', times)] : [] };
      }
      case 'ended':
        return { text: say(`ended.${event.status}`), details: [] };
      case 'mail': {
        const text = say(`mail.${event.state}`, { mail: translate(`mails.name.${event.template}`) });
        const done = event.doneAt && moment(event.doneAt);
        const isLater = done && done !== moment(event.at);
        return { text, details: isLater ? [say(`mailDone.${event.state}`, { at: done })] : [] };
      }
      case 'staff':
        return { text: say(`staff.${event.action}`), details: byOf(event.by) };
      case 'note':
        return { text: say('note'), details: byOf(event.by) };
      case 'case': {
        const outcome = event.outcome && word('caseOutcome', event.outcome);
        const text = say(outcome ? 'closed' : 'case', { case: word('case', event.case), outcome });
        return { text, details: byOf(event.by) };
      }
      case 'request': {
        const text = say('request', {
          request: word('request', event.request),
          amount: money(event.amount, event.currency),
          state: word('requestState', event.state),
        });
        return { text, details: byOf(event.by) };
      }
    }
  };
}
