import { useState } from 'react';
import { itemLang } from '../../../contract/localized';
import { timeOf } from '../../../contract/vietnamTime';
import type { OwnItem } from '../../../contract/wardrobe';
import { hasStatus, serverMessage } from '../../api/ApiError';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { announce } from '../ui/LiveRegion';
import { type Problem, problem, useProblemText } from '../ui/problem';
import { ReturnDialog } from './ReturnDialog';
import { useItemCalls } from './useItemCalls';
import styles from './WardrobePage.module.css';

interface Props {
  item: OwnItem;
  /** What is worn on the server. */
  worn: readonly Pick<OwnItem, 'accessoryId' | 'type'>[];
  now: number;
  /** Once its type is worn or taken off. */
  onWorn?: (type: number) => void;
  /** Whether other items have such buttons on the same page: each is named with its item then. */
  isOneOfMany?: boolean;
}

/** Wears an owned item, takes it off, or returns it while that is possible. */
export function OwnedActions({ item, worn, now, onWorn, isOneOfMany = false }: Props) {
  const { t } = useTranslation();
  const text = useProblemText();
  const calls = useItemCalls();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);
  const [isReturning, setReturning] = useState(false);
  const { accessoryId, type, name, isWorn, returnUntil } = item;
  const toggle = async () => {
    setBusy(true);
    setFailure(null);
    const others = worn.filter((one) => one.type !== type).map((one) => one.accessoryId);
    try {
      await calls.wear(isWorn ? others : [...others, accessoryId]);
      onWorn?.(type);
      announce(t(isWorn ? 'wardrobe.takenOff' : 'wardrobe.wears', { name }), itemLang);
    } catch (error) {
      const key = hasStatus(error, 0) ? 'common.networkError' : 'wardrobe.failed';
      setFailure(problem(key, serverMessage(error)));
    }
    setBusy(false);
  };
  const named = isOneOfMany && (
    <span className="visually-hidden">
      {': '}
      <span lang={itemLang}>{name}</span>
    </span>
  );
  const size = isOneOfMany ? 'small' : 'normal';
  const canReturn = returnUntil !== null && Date.parse(returnUntil) > now;
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant={isWorn || isOneOfMany ? 'secondary' : 'primary'}
          size={size}
          contour={isBusy ? 'loading' : undefined}
          aria-disabled={isBusy}
          wide
          onClick={() => !isBusy && void toggle()}
        >
          {t(isWorn ? 'wardrobe.takeOff' : 'wardrobe.wear')}
          {named}
        </Button>
        {canReturn && (
          <Button size={size} wide onClick={() => setReturning(true)}>
            {t('wardrobe.giveBack')}
            {named}
          </Button>
        )}
      </div>
      {canReturn && (
        <p className={styles.note}>{t('wardrobe.returnUntil', { time: timeOf(new Date(returnUntil)) })}</p>
      )}
      {failure && <Alert tone="error">{text(failure)}</Alert>}
      {isReturning && <ReturnDialog item={item} onClose={() => setReturning(false)} />}
    </>
  );
}
