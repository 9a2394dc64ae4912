import { itemLang } from '../../../contract/localized';
import type { OwnItem } from '../../../contract/wardrobe';
import { useTranslation } from '../../i18n/useTranslation';
import { announce } from '../ui/LiveRegion';
import { Naming } from '../ui/Naming';
import { useAmount } from '../ui/useAmount';
import { Confirm } from './Confirm';
import { useItemCalls } from './useItemCalls';

interface Props {
  item: OwnItem;
  onClose: () => void;
}

/** Asks before an item goes back, with what comes back for it. */
export function ReturnDialog({ item: { accessoryId, name, paid }, onClose }: Props) {
  const { t } = useTranslation();
  const amount = useAmount();
  const calls = useItemCalls();
  const cost = paid ? amount(paid.amount, paid.wallet) : '';
  return (
    <Confirm
      title={t('wardrobe.returnTitle')}
      question={<Naming text={t('wardrobe.returnQuestion', { name, cost })} lang={itemLang} />}
      action={t('wardrobe.giveBack')}
      onAct={async () => {
        await calls.giveBack(accessoryId);
        announce(t('wardrobe.returned', { name, cost }), itemLang);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('wardrobe.returnOnce')}</p>
    </Confirm>
  );
}
