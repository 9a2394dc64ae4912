import { Link as MuiLink } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ownAccountActions } from '../../../../contract/audits';
import type { HistoryEntry } from '../../../../contract/history';
import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import { paymentNumber } from '../../../../contract/paymentNumber';
import { titleField } from '../../../../contract/resource';
import { DefinitionContext } from '../../crud/definition/definitionContext';
import { recordPath } from '../../crud/definition/dialogPaths';
import type { ResourceDefinition } from '../../crud/definition/resourceDefinition';
import { versionsOf } from '../../crud/history/entryFields';
import { useLanguage } from '../../i18n/useLanguage';
import { useBehind } from '../../ui/dialogs/useBehind';
import { usePermission } from '../../ui/usePermission';
import { recordPaths } from '../money/moneyPaths';
import '../../i18n/activityWords';
import '../../i18n/money';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The record's current name in the reader's language; without one the name that the entry keeps, or the id. */
const nameIn = (entry: HistoryEntry, definition: ResourceDefinition | null, language: Language): string => {
  const current = textIn(entry, 'recordName', language).text;
  if (current) return current;
  const { before, after } = versionsOf(entry);
  const title = definition?.contract ? titleField(definition.contract) : 'name';
  return textIn(after ?? before ?? {}, title, language).text || entry.recordId;
};

/** An entry's subject; a link to the record if it exists and the reader may open it. */
export function RecordLink({ entry }: { entry: HistoryEntry }) {
  const translate = useTranslate();
  const definition = useContext(DefinitionContext);
  const may = usePermission();
  const language = useLanguage();
  const { here } = useBehind();
  const { resource, recordId, action } = entry;
  const general = translate(`activity.resource.${resource}`, { _: resource });
  const noun = definition ? capital(translate(`resources.${resource}.noun`)) : general;
  const text = `${noun}: ${nameIn(entry, definition, language)}`;
  if (resource === 'payments' && recordId && may('payments:read')) {
    return (
      <MuiLink data-key="open" component={Link} to={recordPaths.payments(recordId)}>
        {`${noun}: ${paymentNumber(recordId)}`}
      </MuiLink>
    );
  }
  if (resource === 'cases' && recordId && may('cases:read')) {
    const kind = versionsOf(entry).after?.kind;
    const word = translate(`money.case.${String(kind)}`, { _: recordId.slice(0, 8) });
    return (
      <MuiLink data-key="open" component={Link} to={recordPaths.cases(recordId)}>
        {`${noun}: ${word}`}
      </MuiLink>
    );
  }
  if (!definition && entry.recordName) return <span>{text}</span>;
  if (!recordId || !definition) return <span>{noun}</span>;
  const { path, access, pageOf } = definition;
  if (action === 'delete' || !may(pageOf ? access.read : access.write)) return <span>{text}</span>;
  const link = pageOf
    ? { to: pageOf(recordId) }
    : { to: recordPath(path, recordId, definition.inputs ? 'edit' : 'status'), state: here };
  return (
    <MuiLink data-key="open" component={Link} {...link} sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </MuiLink>
  );
}

/** Who did it: a colleague, the player whose account it is, or the server itself. */
export function Person({ entry: { userName, action } }: { entry: HistoryEntry }) {
  const translate = useTranslate();
  const nobody = ownAccountActions.some((one) => one === action) ? 'player' : 'server';
  return <span>{userName || translate(`admin.history.${nobody}`)}</span>;
}
