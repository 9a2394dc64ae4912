import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { LoginForm } from './LoginForm';
import { Notice } from './Notice';
import { RegisterForm } from './RegisterForm';

const tabs = ['login', 'register'] as const;

/** Tabs for login and register; each panel is a form of its own and keeps what was typed (requirement AU-1). */
export function Page() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const active = search.get('tab') === 'register' ? 'register' : 'login';
  const buttons = useRef<Partial<Record<string, HTMLButtonElement | null>>>({});
  const choose = (tab: (typeof tabs)[number]) =>
    setSearch(tab === 'register' ? { tab } : {}, { replace: true, preventScrollReset: true });
  const press = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next =
      event.key === 'Home' ? 'login' : event.key === 'End' || active === 'login' ? 'register' : 'login';
    choose(next);
    buttons.current[next]?.focus();
  };
  return (
    <>
      <AuthHead title={t(`auth.${active}.title`)} />
      <div className={styles.tabs} role="tablist" aria-label={t('auth.tabs.label')} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab}
            ref={(button) => {
              buttons.current[tab] = button;
            }}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === active}
            aria-controls={`panel-${tab}`}
            tabIndex={tab === active ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {t(`auth.tabs.${tab}`)}
          </button>
        ))}
      </div>
      <Notice />
      <div role="tabpanel" id="panel-login" aria-labelledby="tab-login" hidden={active !== 'login'}>
        <LoginForm />
      </div>
      <div role="tabpanel" id="panel-register" aria-labelledby="tab-register" hidden={active !== 'register'}>
        <RegisterForm />
      </div>
    </>
  );
}
