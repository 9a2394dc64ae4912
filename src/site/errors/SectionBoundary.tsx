import { Component, type ReactNode, Suspense } from 'react';
import { kindOfError } from '../../errors/kindOfError';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import styles from './ErrorPage.module.css';

interface Props {
  /** Shown until the code has loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Error boundary for a section of a page: the rest of the page, including form input, is unaffected. */
export class SectionBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (error !== null) return <SectionError error={error} />;
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}

function SectionError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <div className={styles.piece}>
      <Alert tone="error">{t(kindOfError(error) === 'chunk' ? 'errors.chunk.text' : 'errors.piece')}</Alert>
      <Button size="small" icon="refresh" onClick={() => location.reload()}>
        {t('errors.reload')}
      </Button>
    </div>
  );
}
