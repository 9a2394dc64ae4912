import { useRef } from 'react';
import type { OwnDaily } from '../../../contract/daily';
import { hasStatus, serverMessage } from '../../api/ApiError';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { formatNumber } from '../ui/formats';
import { announce } from '../ui/LiveRegion';
import { useLanguage } from '../ui/useLanguage';
import { dailyTexts } from './dailyTexts';
import { useMark } from './useDaily';

/** Takes today's gold; nothing where it is taken already, or cannot be yet. */
export function MarkButton({ daily }: { daily: OwnDaily }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = dailyTexts[language];
  const mark = useMark();
  const amount = formatNumber(daily.amounts[daily.place] ?? 0, language);
  // Two presses within one frame see the same render.
  const isSent = useRef(false);
  const press = () => {
    if (isSent.current) return;
    isSent.current = true;
    mark.mutate(daily, {
      onSuccess: () => announce(texts.done(amount)),
      onSettled: () => {
        isSent.current = false;
      },
    });
  };
  const failure = () =>
    hasStatus(mark.error, 0) ? t('common.networkError') : (serverMessage(mark.error) ?? texts.failed);
  return (
    <>
      {!daily.isMarked && daily.opensAt === null && (
        <Button variant="primary" icon="gold" aria-busy={mark.isPending} onClick={press}>
          {texts.press(amount)}
        </Button>
      )}
      {mark.isError && <Alert tone="error">{failure()}</Alert>}
    </>
  );
}
