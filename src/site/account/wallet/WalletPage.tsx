import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getWallet } from '../../../../contract/calls/ownWallet';
import { ledgerWallets } from '../../../../contract/ledger';
import type { WalletEntry } from '../../../../contract/ownWallet';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { Balance } from '../../layout/Balance';
import { useProfile } from '../../profile/useProfile';
import { Alert } from '../../ui/Alert';
import { ButtonLink } from '../../ui/Button';
import { formatDateTime, formatNumber } from '../../ui/formats';
import { Naming } from '../../ui/Naming';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import { Pages } from '../Pages';
import tab from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { usePages } from '../usePages';
import { sentenceOf } from './entrySentence';
import styles from './Wallet.module.css';

type WalletName = (typeof ledgerWallets)[number];

/** "Wallet" of the account centre: each change of diamonds, gold and debt, with its cause and what there was after it. */
export function Page() {
  const { t } = useTranslation();
  const amount = useAmount();
  const { data: me } = useProfile();
  const [wallet, setWallet] = useState<WalletName>('diamonds');
  const debt = me?.debt ?? 0;
  return (
    <TabPage tab="wallet" lead={t('account.wallet.lead')}>
      <div className={tab.list}>
        <Card title={t('account.balance')} level={3} look={tab.card}>
          <Balance />
          {debt > 0 && <Alert tone="warn">{t('account.wallet.debt', { amount: amount(debt) })}</Alert>}
          <p>
            <ButtonLink to={paths.shop} variant="primary" size="small">
              {t('account.topUp')}
            </ButtonLink>
          </p>
        </Card>
        <Card title={t('account.wallet.entries')} level={3} look={tab.card}>
          <fieldset className={styles.wallets}>
            <legend className="visually-hidden">{t('account.wallet.which')}</legend>
            {ledgerWallets.map((one) => (
              <label key={one} className="radio">
                <input
                  type="radio"
                  name="wallet"
                  value={one}
                  checked={one === wallet}
                  onChange={() => setWallet(one)}
                />
                {t(one === 'debt' ? 'account.wallet.debtLabel' : `account.wallet.${one}`)}
              </label>
            ))}
          </fieldset>
          <Entries key={wallet} wallet={wallet} />
        </Card>
      </div>
    </TabPage>
  );
}

function Entries({ wallet }: { wallet: WalletName }) {
  const { t } = useTranslation();
  const pages = usePages(`wallet ${wallet}`, async (query, signal) => {
    const { entries, next } = await call(getWallet, { params: { wallet }, query }, signal);
    return { rows: entries, next };
  });
  return (
    <Pages
      pages={pages}
      failed={t('account.wallet.failed')}
      none={<p>{t(wallet === 'debt' ? 'account.wallet.noDebt' : 'account.wallet.none')}</p>}
    >
      {(entries) => (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Pages>
  );
}

function Entry({ entry }: { entry: WalletEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { key, to, lang, words } = sentenceOf(entry, language);
  const { amount, balanceAfter, createdAt } = entry;
  const text = <Naming text={t(`account.wallet.why.${key}`, words)} lang={lang} />;
  const number = formatNumber(Math.abs(amount), language);
  return (
    <li className={styles.entry}>
      <p className={styles.why}>
        {to ? (
          <Link className="link" to={to}>
            {text}
          </Link>
        ) : (
          <span>{text}</span>
        )}
        <b data-less={amount < 0}>{`${amount < 0 ? '−' : '+'}${number}`}</b>
      </p>
      <p className={styles.facts}>
        <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        <span>{t('account.wallet.after', { amount: formatNumber(balanceAfter, language) })}</span>
      </p>
    </li>
  );
}
