import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveCardChoice } from '../../../../contract/calls/cards';
import { cardPath } from '../../../../contract/cardPath';
import type { CardChoice, CardChoiceBody } from '../../../../contract/cards';
import type { Language } from '../../../../contract/languages';
import { serverMessage } from '../../../api/ApiError';
import { call } from '../../../api/call';
import { cardChoiceKey, useCardChoice } from '../../profile/useCardChoice';
import { useProfile } from '../../profile/useProfile';
import { Alert } from '../../ui/Alert';
import { Button, ButtonLink } from '../../ui/Button';
import { announce } from '../../ui/LiveRegion';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import { Loaded } from '../Loaded';
import styles from '../Tab.module.css';
import { Switch } from './Switch';
import { visibilityTexts } from './visibilityTexts';

/** Who may see the player's card: asked once, hidden until then, and a switch afterwards. */
export function VisibilityCard() {
  const texts = visibilityTexts[useLanguage()];
  const query = useCardChoice();
  return (
    <Card title={texts.title} level={3} look={styles.card}>
      <p className={styles.quiet}>{texts.lead}</p>
      <Loaded query={query} unread={texts.unread}>
        {(data) => <Choice choice={data} />}
      </Loaded>
    </Card>
  );
}

function Choice({ choice }: { choice: CardChoice }) {
  const language = useLanguage();
  const texts = visibilityTexts[language];
  const { isBusy, refused, save } = useSave();
  const first = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(choice.isVisible === null);
  useEffect(() => {
    // The switch takes the place of the buttons, and their focus.
    if (wasAsked.current && choice.isVisible !== null) first.current?.focus();
    wasAsked.current = choice.isVisible === null;
  }, [choice.isVisible]);
  const isVisible = choice.isVisible === true;
  const set = (next: Partial<CardChoiceBody>) => {
    if (!isBusy) void save({ isVisible, isIndexed: choice.isIndexed, ...next });
  };
  // What the server said is in the language of that moment.
  const said = refused?.language === language ? refused.message : undefined;
  return (
    <>
      {choice.isVisible === null ? (
        <>
          <p>{texts.question}</p>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={() => set({ isVisible: true })}>
              {texts.show}
            </Button>
            <Button onClick={() => set({ isVisible: false })}>{texts.hide}</Button>
          </div>
        </>
      ) : (
        <>
          <Switch
            ref={first}
            label={texts.visible}
            hint={texts.visibleHint}
            words={texts}
            isOn={isVisible}
            onChange={(next) => set({ isVisible: next })}
          />
          {isVisible && (
            <Switch
              label={texts.indexed}
              hint={texts.indexedHint}
              words={texts}
              isOn={choice.isIndexed}
              onChange={(next) => set({ isIndexed: next })}
            />
          )}
        </>
      )}
      {refused && <Alert tone="error">{said ?? texts.failed}</Alert>}
      {isVisible && <ToCard />}
    </>
  );
}

function ToCard() {
  const texts = visibilityTexts[useLanguage()];
  const { data: me } = useProfile();
  if (!me) return null;
  return (
    <p>
      <ButtonLink to={cardPath(me.username)} size="small">
        {texts.open}
      </ButtonLink>
    </p>
  );
}

function useSave() {
  const language = useLanguage();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<{ message: string | undefined; language: Language } | null>(null);
  const save = async (body: CardChoiceBody) => {
    setIsBusy(true);
    setRefused(null);
    try {
      const saved = await call(saveCardChoice, { body });
      client.setQueryData(cardChoiceKey, saved);
      announce(visibilityTexts[language][saved.isVisible ? 'shown' : 'hidden']);
    } catch (error) {
      setRefused({ message: serverMessage(error), language });
    }
    setIsBusy(false);
  };
  return { isBusy, refused, save };
}
