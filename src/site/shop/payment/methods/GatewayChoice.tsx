import { useId } from 'react';
import { gatewayNames } from '../../../../../contract/gateways';
import { useTranslation } from '../../../../i18n/useTranslation';
import styles from './GatewayChoice.module.css';

interface Props {
  /** Names of the gateways. */
  ways: readonly string[];
  chosen: string | undefined;
  onChoose: (gateway: string) => void;
}

/** How to pay: one radio button per gateway, with a one-line description. */
export function GatewayChoice({ ways, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{t('payment.ways.legend')}</legend>
      <div className={styles.ways}>
        {ways.map((way) => {
          const known = gatewayNames.find((gateway) => gateway === way);
          return (
            <label key={way} className="radio">
              <input
                type="radio"
                name={name}
                value={way}
                checked={way === chosen}
                onChange={() => onChoose(way)}
              />
              <span>
                <span className={styles.name}>{known ? t(`packages.ways.${known}`) : way}</span>
                {known && <span className={styles.line}>{t(`payment.ways.${known}Text`)}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
