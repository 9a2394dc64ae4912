import { textIn } from '../../../../contract/localized';
import type { SearchHit, SearchResponse } from '../../../../contract/search';
import { formatDateTime, formatMoney } from '../../i18n/formats';
import { recordPaths } from '../../screens/money/moneyPaths';
import type { GroupName, Option, OptionGroup } from './option';
import type { Reader } from './places';
import '../../i18n/transactions';
import '../../i18n/money';

/** The address of what was found; empty for a resource that this version of the screens does not know. */
function pathOf({ resource, id }: SearchHit, { resources }: Reader): string {
  if (resource === 'transactions') return recordPaths.payments(id);
  if (resource === 'cases') return recordPaths.cases(id);
  const definition = resources.find(({ name }) => name === resource);
  if (!definition) return '';
  return definition.pageOf?.(id) ?? `${definition.path}/${encodeURIComponent(id)}/show`;
}

/** The details next to the title: owner, amount, state and time. */
function noteOf(hit: SearchHit, group: GroupName, { translate, language }: Reader): string {
  const { about, amount, currency, state, at, resource } = hit;
  if (group === 'catalog') return translate(`resources.${resource}.nouns`);
  const states: Partial<Record<GroupName, string>> = {
    players: 'search.banned',
    payments: `transactions.status.${state}`,
    cases: `money.caseState.${state}`,
  };
  return [
    about,
    amount === null ? null : formatMoney(amount, currency, language),
    state && translate(states[group] ?? '', { _: state }),
    at && formatDateTime(at, language),
  ]
    .filter(Boolean)
    .join(' · ');
}

function optionOf(group: GroupName, hit: SearchHit, reader: Reader): Option[] {
  const path = pathOf(hit, reader);
  if (!path) return [];
  const { text, lang } = textIn(hit, 'name', reader.language);
  const title = group === 'cases' ? reader.translate(`money.case.${hit.name}`, { _: hit.name }) : text;
  const isOther = group === 'catalog' && lang !== reader.language;
  const note = noteOf(hit, group, reader);
  return [{ group, title, lang: isOther ? lang : undefined, note, path, isExact: hit.isExact }];
}

/** The server's hits as results. */
export const groupsOf = ({ parts }: SearchResponse, reader: Reader): OptionGroup[] =>
  parts.map(({ name, hits, isMore }) => ({
    name,
    options: hits.flatMap((hit) => optionOf(name, hit, reader)),
    isMore,
  }));
