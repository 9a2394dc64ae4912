import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { avatarNamed, avatars } from '../../../../contract/avatars';
import { chooseAvatar } from '../../../../contract/calls/items';
import type { Language } from '../../../../contract/languages';
import type { OwnItem, OwnItems } from '../../../../contract/wardrobe';
import { messagesOf, serverMessage } from '../../../api/ApiError';
import { call } from '../../../api/call';
import { avatarPicture, places } from '../../../robot/drawn';
import { useDraft } from '../../auth/useDraft';
import { itemsKey } from '../../profile/useItems';
import { useLanguage } from '../../ui/useLanguage';
import type { avatarTexts } from './avatarTexts';

/** What came of the last press. */
type Outcome =
  | { name: 'none' | 'busy' | 'done' }
  | { name: 'refused'; message: string | undefined; language: Language };

const isAvatar = ({ type }: OwnItem): boolean => places[type] === 'avatar';

/** The value of what holds now: an accessory that is worn comes before a drawn one, and nothing is the robot's face. */
const currentOf = ({ items, avatar }: OwnItems): string =>
  items.find((item) => isAvatar(item) && item.isWorn)?.accessoryId ?? avatar ?? '';

/** Everything that may be chosen: the robot's own face, the drawn ones, and what the player owns. */
export function choicesOf({ items }: OwnItems, texts: (typeof avatarTexts)['vi']) {
  return [
    { value: '', name: texts.own, picture: undefined },
    ...avatars.map((value) => ({ value, name: texts.names[value], picture: avatarPicture(value) })),
    ...items.filter(isAvatar).map(({ accessoryId, name, thumbUrl, imageUrl }) => ({
      value: accessoryId,
      name,
      picture: thumbUrl || imageUrl || undefined,
    })),
  ];
}

/** What the robot wears with a choice. */
export const lookWith = ({ items }: OwnItems, chosen: string) => ({
  worn: items.filter((item) => (isAvatar(item) ? item.accessoryId === chosen : item.isWorn)),
  avatar: avatarPicture(avatarNamed(chosen)),
});

/** The chosen avatar until it is saved, also after a session that ended in the middle. */
export function useAvatarForm(items: OwnItems) {
  const language = useLanguage();
  const client = useQueryClient();
  const draft = useDraft('avatar');
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState(draft.textOf('avatar'));
  const [outcome, setOutcome] = useState<Outcome>({ name: 'none' });
  const chosen = picked ?? currentOf(items);
  useEffect(() => {
    if (outcome.name === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);
  const choose = (value: string) => {
    draft.save({ avatar: value });
    setPicked(value);
    setOutcome({ name: 'none' });
  };
  const send = async () => {
    setOutcome({ name: 'busy' });
    try {
      client.setQueryData(itemsKey, await call(chooseAvatar, { body: { avatar: chosen || null } }));
      draft.forget();
      setPicked(undefined);
      setOutcome({ name: 'done' });
    } catch (error) {
      const message = messagesOf(error).avatar?.[0] ?? serverMessage(error);
      setOutcome({ name: 'refused', message, language });
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (outcome.name !== 'busy') void send();
  };
  return { form, chosen, choose, outcome, onSubmit };
}
