import { useEffect, useRef, useState } from 'react';
import { gift as most } from '../../../../contract/limits';
import type { BuyerBody } from '../../../../contract/payments';
import { useTranslation } from '../../../i18n/useTranslation';
import { Icon } from '../../ui/Icon';
import { TextField } from '../../ui/TextField';
import styles from './GiftFields.module.css';
import { giftToSend } from './giftToSend';

const fields = [
  { name: 'name', error: 'buyerName', maxLength: most.name, autoComplete: 'name' },
  { name: 'message', error: 'buyerMessage', maxLength: most.message, autoComplete: 'off', rows: 3 },
  { name: 'email', error: 'buyerEmail', maxLength: 254, autoComplete: 'email', type: 'email' },
] as const;

interface Props {
  gift: BuyerBody;
  /** The server's messages by field. */
  errors: Record<string, string[]> | undefined;
  onChange: (gift: BuyerBody) => void;
}

/** What a buyer may add: the giver's name, a sentence, and an address for the receipt (decisions.md, The buyer). */
export function GiftFields({ gift, errors = {}, onChange }: Props) {
  const { t } = useTranslation();
  // The typed values stay visible when the fields are collapsed.
  const given = [gift.name, gift.message && `“${gift.message}”`, gift.email].filter(Boolean).join(' · ');
  const isWrong = fields.some(({ error }) => errors[error]);
  const [opened, setOpened] = useState(() => giftToSend(gift) !== undefined);
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const field = isWrong && root.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!field) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView?.({ block: 'center' });
  }, [isWrong]);
  return (
    <>
      <details
        ref={root}
        className={styles.gift}
        open={opened || isWrong}
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      >
        <summary>
          {t('payment.gift.open')}
          <Icon name="down" size={16} />
        </summary>
        <div className={styles.fields}>
          {fields.map(({ name, error, ...input }) => (
            <TextField
              key={name}
              {...input}
              label={t(`payment.gift.${name}`)}
              hint={t(`payment.gift.${name}Hint`, { count: input.maxLength - (gift[name]?.length ?? 0) })}
              error={errors[error]?.[0]}
              value={gift[name] ?? ''}
              onChange={({ target }) => onChange({ ...gift, [name]: target.value.replace(/\s/g, ' ') })}
            />
          ))}
        </div>
      </details>
      {!opened && given && <p className={styles.given}>{given}</p>}
    </>
  );
}
