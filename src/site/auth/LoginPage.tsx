import { createElement, type KeyboardEvent, lazy, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { loadChunk } from '../errors/loadChunk';
import { SectionBoundary } from '../errors/SectionBoundary';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { LoginForm } from './LoginForm';
import { Notice } from './Notice';

const tabs = ['login', 'register'] as const;
type Tab = (typeof tabs)[number];
const forms = {
  login: LoginForm,
  register: lazy(async () => {
    const { RegisterForm } = await loadChunk(() => import('./RegisterForm'));
    return { default: RegisterForm };
  }),
};

/** Tabs for login and register. Each panel is a separate form and keeps its values (requirement AU-1). */
export function Page() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const active: Tab = search.get('tab') === 'register' ? 'register' : 'login';
  // A panel is mounted on its first visit and then stays mounted to keep its values.
  const [visited, setVisited] = useState<Tab[]>([active]);
  if (!visited.includes(active)) setVisited([...visited, active]);
  const buttons = useRef<Partial<Record<string, HTMLButtonElement | null>>>({});
  const choose = (tab: Tab) => {
    // Keep the sign-in reason and the return path.
    const next = new URLSearchParams(search);
    next.delete('tab');
    if (tab === 'register') next.set('tab', tab);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const press = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const isLogin = event.key === 'Home' || (event.key !== 'End' && active === 'register');
    const next = isLogin ? 'login' : 'register';
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
      {tabs.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`panel-${tab}`}
          aria-labelledby={`tab-${tab}`}
          hidden={tab !== active}
        >
          <SectionBoundary>{visited.includes(tab) && createElement(forms[tab])}</SectionBoundary>
        </div>
      ))}
    </>
  );
}
