import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { checkOffer } from '../../../../../contract/calls/codes';
import { serverMessage } from '../../../../api/ApiError';
import { call } from '../../../../api/call';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { useAmount } from '../../../ui/useAmount';
import { rememberCode, withProof } from '../state/acceptedCodes';
import { codeKey } from '../state/useOffered';
import type { Shop } from '../state/useShop';
import styles from './CodeField.module.css';

/** The code's bonus for the recipient and the chosen package; queried again when either changes. */
function useBonus({ flow, pkg, code }: Shop) {
  const email = flow.state.player?.email;
  return useQuery({
    queryKey: codeKey(email, pkg, code),
    queryFn: async () => {
      const wanted = { email: email ?? '', packageId: pkg?.id ?? '', ...withProof(code) };
      const { codeProof, ...offer } = await call(checkOffer, { body: wanted });
      if (codeProof) rememberCode(code, codeProof);
      return offer;
    },
    enabled: Boolean(code && email && pkg),
    retry: false,
  });
}

/** Moves the focus to the field when it opens, and back to the button that opened it. */
function useFocusInside(form: RefObject<HTMLFormElement | null>, opened: boolean) {
  const wasOpened = useRef(opened);
  useEffect(() => {
    if (wasOpened.current === opened) return;
    wasOpened.current = opened;
    // Scrolling would go to the sticky bar's position in the document.
    form.current?.querySelector<HTMLElement>(opened ? 'input' : 'button')?.focus({ preventScroll: true });
  }, [form, opened]);
}

/** The field for a code with bonus diamonds; collapsed to one line until wanted (studio.md, Shop work). */
export function CodeField({ shop }: { shop: Shop }) {
  const { t } = useTranslation();
  const amountOf = useAmount();
  const id = useId();
  const { code, applyCode } = shop;
  const [typed, setTyped] = useState(code);
  const [opened, setOpened] = useState(code !== '');
  const { data, error, isFetching } = useBonus(shop);
  const form = useRef<HTMLFormElement>(null);
  useFocusInside(form, opened);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    applyCode(typed.trim());
  };
  const close = () => {
    setTyped('');
    applyCode('');
    setOpened(false);
  };
  const isCurrent = typed.trim() === code;
  const refused = isCurrent && error ? (serverMessage(error) ?? t('payment.code.failed')) : undefined;
  const brought = isCurrent && data ? { code: data.code, amount: amountOf(data.bonus) } : null;
  return (
    <form ref={form} className={styles.code} onSubmit={apply}>
      {opened ? (
        <>
          <TextField
            aria-label={t('payment.code.label')}
            placeholder={t('payment.code.label')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            value={typed}
            invalid={refused !== undefined}
            aria-describedby={`${id}-answer`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="small" aria-busy={isFetching}>
            {t('payment.code.use')}
          </Button>
          <Button variant="quiet" size="small" onClick={close}>
            {t('payment.code.remove')}
          </Button>
          <p id={`${id}-answer`} role="status" className={styles.answer} data-wrong={refused !== undefined}>
            {refused ?? (brought && t('payment.code.brought', brought))}
          </p>
        </>
      ) : (
        <button type="button" className={styles.open} onClick={() => setOpened(true)}>
          {t('payment.code.open')}
        </button>
      )}
    </form>
  );
}
