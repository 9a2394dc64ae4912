import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getOwnProofs } from '../../api/erasure';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useLanguage } from '../ui/useLanguage';
import { Card } from './Card';
import { CloseForm } from './CloseForm';
import { closeTexts } from './closeTexts';
import styles from './Security.module.css';

/** Deleting the account: what it means, and a link to the form. */
export function CloseAccount() {
  const texts = closeTexts[useLanguage()];
  const [open, setOpen] = useState(false);
  const { data: proofs } = useQuery({
    queryKey: ['own proofs'],
    queryFn: ({ signal }) => getOwnProofs(signal),
    enabled: open,
  });
  return (
    <Card title={texts.title} level={3} look={styles.card}>
      <p className={styles.quiet}>{texts.effect}</p>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.question}>
        {/* Assumes that the account has a password until the server says otherwise. */}
        <CloseForm
          proofs={proofs ?? { hasPassword: true, hasGoogle: false }}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </Card>
  );
}
