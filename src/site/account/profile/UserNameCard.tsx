import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeUserName, getOwnUserName } from '../../../../contract/calls/ownProfile';
import type { ProofBody } from '../../../../contract/ownSecurity';
import { shownDay } from '../../../../contract/shownTimes';
import { call } from '../../../api/call';
import { writeStored } from '../../../session/stored';
import { textOf } from '../../auth/textOf';
import { useDraft } from '../../auth/useDraft';
import { profileKey } from '../../profile/useProfile';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import { Loaded } from '../Loaded';
import { ProofForm } from '../security/ProofForm';
import { Protection } from '../security/Protection';
import styles from '../Tab.module.css';
import { userNameTexts } from './userNameTexts';

const key = ['site', 'user name'];

/** One's user name, which changes once in 90 days with the proof that the account is one's own. */
export function UserNameCard() {
  const language = useLanguage();
  const texts = userNameTexts[language];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getOwnUserName, undefined, signal),
    staleTime: 0,
  });
  const { data } = query;
  const change = useChange();
  const { isOpen, open, isDone } = change;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);
  return (
    <Card title={texts.title} level={3} headingRef={heading} look={styles.card}>
      <Loaded query={query} unread={texts.unread}>
        {(data) => <p className={styles.fact}>{data.userName}</p>}
      </Loaded>
      {isDone && <Alert tone="success">{texts.done}</Alert>}
      <p className={styles.quiet}>
        {data?.nextAt ? texts.after(shownDay(new Date(data.nextAt), language)) : texts.effect}
      </p>
      {data && !data.nextAt && !isOpen && <Button onClick={open}>{texts.change}</Button>}
      {data && !data.nextAt && isOpen && <NameForm change={change} />}
    </Card>
  );
}

function NameForm({ change: { send, close, draft } }: { change: ReturnType<typeof useChange> }) {
  const texts = userNameTexts[useLanguage()];
  return (
    <Protection>
      {(security) => (
        <ProofForm
          security={security}
          send={(proof, values) => send(proof, textOf(values, 'userName').trim())}
          submit={texts.submit}
          onCancel={close}
          onInput={draft.onInput}
          required={{ userName: texts.empty }}
        >
          {(refused) => (
            <TextField
              label={texts.name}
              name="userName"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              autoFocus
              hint={texts.hint}
              defaultValue={draft.textOf('userName')}
              error={refused.userName}
            />
          )}
        </ProofForm>
      )}
    </Protection>
  );
}

/** Whether the form is open, as it is where something was typed before; and the change. */
function useChange() {
  const client = useQueryClient();
  const draft = useDraft('userName');
  const [state, setState] = useState<'closed' | 'open' | 'done'>(
    draft.textOf('userName') ? 'open' : 'closed',
  );
  const send = async (proof: ProofBody, wanted: string) => {
    const { accessToken, ...name } = await call(changeUserName, { body: { userName: wanted, ...proof } });
    draft.forget();
    writeStored({ accessToken, userName: name.userName });
    client.setQueryData(key, name);
    void client.invalidateQueries({ queryKey: profileKey });
    setState('done');
  };
  const close = () => {
    draft.forget();
    setState('closed');
  };
  return {
    isOpen: state === 'open',
    isDone: state === 'done',
    open: () => setState('open'),
    close,
    draft,
    send,
  };
}
