import type { OwnItems } from '../../../../contract/wardrobe';
import { useItems } from '../../profile/useItems';
import { useProfile } from '../../profile/useProfile';
import { Robot } from '../../robot/Robot';
import { Alert } from '../../ui/Alert';
import { Contour } from '../../ui/Contour';
import { Icon } from '../../ui/Icon';
import { SubmitButton } from '../../ui/SubmitButton';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import { Loaded } from '../Loaded';
import styles from '../Tab.module.css';
import own from './AvatarCard.module.css';
import { avatarTexts } from './avatarTexts';
import { choicesOf, lookWith, useAvatarForm } from './useAvatarForm';

/** The player's avatar: a drawn one, or an accessory of that type, which the wardrobe wears and takes off, too. */
export function AvatarCard() {
  const texts = avatarTexts[useLanguage()];
  const query = useItems();
  return (
    <Card title={texts.title} level={3} look={styles.card}>
      <p className={styles.quiet}>{texts.lead}</p>
      <Loaded query={query} unread={texts.unread}>
        {(data) => <AvatarForm items={data} />}
      </Loaded>
    </Card>
  );
}

function AvatarForm({ items }: { items: OwnItems }) {
  const language = useLanguage();
  const texts = avatarTexts[language];
  const { data: me } = useProfile();
  const { form, chosen, choose, outcome, onSubmit } = useAvatarForm(items);
  const said = outcome.name === 'refused' && outcome.language === language ? outcome.message : undefined;
  const error = outcome.name === 'refused' ? (said ?? texts.failed) : undefined;
  const choices = choicesOf(items, texts);
  return (
    <form ref={form} className={own.form} onSubmit={onSubmit} noValidate>
      <Robot className={own.robot} name={me?.username ?? '…'} {...lookWith(items, chosen)} />
      <fieldset className={own.choices} aria-describedby={error && 'avatar-error'}>
        <legend>{texts.choices}</legend>
        {choices.map(({ value, name, picture }) => (
          <label key={value} className={own.choice}>
            <input
              type="radio"
              name="avatar"
              value={value}
              checked={chosen === value}
              aria-invalid={error && chosen === value ? true : undefined}
              onChange={() => choose(value)}
            />
            <span className={own.picture}>
              {picture && <img src={picture} width={96} height={96} alt="" loading="lazy" />}
              {!picture && <Icon name="user" size={32} />}
              <Contour cut={10} state={chosen === value ? 'selected' : 'idle'} />
            </span>
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className={own.end}>
        {error && (
          <p id="avatar-error" role="alert" className={own.error}>
            <Icon name="alert" size={16} />
            {error}
          </p>
        )}
        {outcome.name === 'done' && <Alert tone="success">{texts.done}</Alert>}
        <SubmitButton variant="secondary" loading={outcome.name === 'busy'}>
          {texts.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
