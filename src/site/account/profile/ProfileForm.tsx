import { type Language, languages } from '../../../../contract/languages';
import type { OwnProfile } from '../../../../contract/ownProfile';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { useLanguage } from '../../ui/useLanguage';
import styles from '../Tab.module.css';
import own from './ProfileForm.module.css';
import { type ProfileTexts, profileTexts } from './profileTexts';
import { type ProfileValues, useProfileForm } from './useProfileForm';

/** Names, phone number and language of mails, which are saved together. */
export function ProfileForm({ saved }: { saved: OwnProfile }) {
  const language = useLanguage();
  const texts = profileTexts[language];
  const { form, values, round, outcome, onSubmit, onInput, discard } = useProfileForm(saved);
  // What the server said is in the language of that moment.
  const said = outcome.name === 'refused' && outcome.language === language ? outcome : undefined;
  const isAtField = Object.keys(said?.at ?? {}).length > 0;
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} onInput={onInput} noValidate>
      <input type="hidden" name="version" value={values.version} />
      <Fields key={round} values={values} refused={said?.at ?? {}} />
      {outcome.name === 'refused' && !isAtField && (
        <Alert tone="error">{said?.message ?? texts.failed}</Alert>
      )}
      {outcome.name === 'done' && <Alert tone="success">{texts.done}</Alert>}
      {outcome.name === 'restored' && <Alert tone="info">{texts.restored}</Alert>}
      {outcome.name === 'changed' && (
        <Alert tone="error">
          <p>{texts.changed}</p>
          <Saved profile={outcome.current} />
          <p>{texts.again}</p>
        </Alert>
      )}
      <SubmitButton variant="secondary" loading={outcome.name === 'busy'}>
        {texts.submit}
      </SubmitButton>
      {(outcome.name === 'restored' || outcome.name === 'changed') && (
        <Button
          onClick={() => {
            discard();
            form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
          }}
        >
          {outcome.name === 'changed' ? texts.useSaved : texts.discard}
        </Button>
      )}
    </form>
  );
}

interface FieldsProps {
  values: ProfileValues;
  refused: Record<string, string[]>;
}

function Fields({ values, refused }: FieldsProps) {
  const language = useLanguage();
  const texts = profileTexts[language];
  const text = (name: 'firstName' | 'lastName' | 'phoneNumber') => ({
    name,
    label: texts[name],
    defaultValue: values[name],
    error: refused[name]?.[0],
  });
  const first = <TextField key="first" {...text('firstName')} autoComplete="given-name" />;
  const last = <TextField key="last" {...text('lastName')} autoComplete="family-name" />;
  return (
    <>
      {/* In Vietnamese the family name comes first */}
      {language === 'vi' ? [last, first] : [first, last]}
      <TextField
        {...text('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={texts.phoneHint}
      />
      <fieldset className={own.mails}>
        <legend>{texts.mails}</legend>
        {(['', ...languages] as const).map((one) => (
          <label key={one} className="radio">
            <input
              type="radio"
              name="mailLanguage"
              value={one}
              defaultChecked={values.mailLanguage === one}
            />
            {mailsText(texts, one)}
          </label>
        ))}
      </fieldset>
    </>
  );
}

const mailsText = (texts: ProfileTexts, language: Language | '') =>
  language === '' ? texts.mailsFollow : texts.mailsIn[language];

/** What holds now, where another window changed it. */
function Saved({ profile }: { profile: OwnProfile }) {
  const language = useLanguage();
  const texts = profileTexts[language];
  const { firstName, lastName, phoneNumber, mailLanguage } = profile;
  const name = language === 'vi' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
  return (
    <ul className={own.saved}>
      <li>{name}</li>
      <li>{`${texts.phoneNumber}: ${phoneNumber ?? '–'}`}</li>
      <li>{`${texts.mails}: ${mailsText(texts, mailLanguage ?? '')}`}</li>
    </ul>
  );
}
