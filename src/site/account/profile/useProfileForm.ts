import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { saveOwnProfile } from '../../../../contract/calls/ownProfile';
import { type Language, languages } from '../../../../contract/languages';
import type { OwnProfile, OwnProfileBody } from '../../../../contract/ownProfile';
import { ApiError, messagesOf, serverMessage } from '../../../api/ApiError';
import { call } from '../../../api/call';
import { textOf } from '../../auth/textOf';
import { useDraft } from '../../auth/useDraft';
import { profileKey } from '../../profile/useProfile';
import { useLanguage } from '../../ui/useLanguage';

/** The form's fields as text; an empty language of mails follows the last login. */
export type ProfileValues = Record<keyof OwnProfile, string>;

/** What came of the last press. */
type Outcome =
  | { name: 'none' | 'busy' | 'done' | 'restored' }
  | { name: 'changed'; current: OwnProfile }
  | { name: 'refused'; at: Record<string, string[]>; message: string | undefined; language: Language };

const valuesOf = ({ phoneNumber, mailLanguage, ...rest }: OwnProfile): ProfileValues => ({
  ...rest,
  phoneNumber: phoneNumber ?? '',
  mailLanguage: mailLanguage ?? '',
});
const fields = ['firstName', 'lastName', 'phoneNumber', 'mailLanguage', 'version'] as const;

function bodyOf(form: HTMLFormElement): OwnProfileBody {
  const data = new FormData(form);
  const text = (name: keyof ProfileValues) => textOf(data, name);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phoneNumber: text('phoneNumber'),
    mailLanguage: languages.find((language) => language === text('mailLanguage')) ?? null,
    version: text('version'),
  };
}

/** What is typed into the form, and what came of sending it. */
export function useProfileForm(saved: OwnProfile) {
  const language = useLanguage();
  const client = useQueryClient();
  const draft = useDraft('profile');
  const form = useRef<HTMLFormElement>(null);
  // The draft's version too: what was saved elsewhere meanwhile must not be overwritten unseen.
  const [typed] = useState(() => valuesIn(saved, draft.textOf));
  const [filled, setFilled] = useState({ values: typed ?? valuesOf(saved), round: 0 });
  const [outcome, setOutcome] = useState<Outcome>({ name: typed ? 'restored' : 'none' });
  useEffect(() => {
    if (outcome.name === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);
  const fill = (profile: OwnProfile, name: 'none' | 'done') => {
    draft.forget();
    setFilled(({ round }) => ({ values: valuesOf(profile), round: round + 1 }));
    setOutcome({ name });
  };
  const send = async (body: OwnProfileBody) => {
    setOutcome({ name: 'busy' });
    try {
      fill(await call(saveOwnProfile, { body }), 'done');
      void client.invalidateQueries({ queryKey: profileKey });
    } catch (error) {
      const current = currentIn(error);
      if (current) {
        setFilled(({ values, ...rest }) => ({ ...rest, values: { ...values, version: current.version } }));
        setOutcome({ name: 'changed', current });
      } else setOutcome({ name: 'refused', at: messagesOf(error), message: serverMessage(error), language });
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome.name !== 'busy') void send(bodyOf(event.currentTarget));
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    draft.onInput(event);
    if (outcome.name === 'done') setOutcome({ name: 'none' });
  };
  /** Fills the form from what is saved. */
  const discard = () => fill(outcome.name === 'changed' ? outcome.current : saved, 'none');
  return { form, ...filled, outcome, onSubmit, onInput, discard };
}

/** What was typed earlier, or null where that is what is saved. */
function valuesIn(saved: OwnProfile, textIn: (name: string) => string | undefined): ProfileValues | null {
  const kept = valuesOf(saved);
  const typed = fields.filter((name) => name !== 'version' && (textIn(name) ?? kept[name]) !== kept[name]);
  if (typed.length === 0) return null;
  return Object.fromEntries(fields.map((name) => [name, textIn(name) ?? kept[name]])) as ProfileValues;
}

/** What holds now, if somebody else changed it. */
const currentIn = (error: unknown) =>
  error instanceof ApiError ? (error.details.conflict?.current as OwnProfile | undefined) : undefined;
