import { type Ref, useId } from 'react';
import look from '../../layout/MotionSwitch.module.css';
import styles from '../Tab.module.css';

interface Props {
  label: string;
  hint: string;
  words: { on: string; off: string };
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A switch that takes effect at once, with a line that says what it does. */
export function Switch({ label, hint, words, isOn, onChange, ref }: Props) {
  const id = useId();
  return (
    <div>
      <button
        ref={ref}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={id}
        className={look.switch}
        onClick={() => onChange(!isOn)}
      >
        <span>{label}</span>
        <span className={look.track} aria-hidden="true" />
        <span className={look.word} aria-hidden="true">
          {isOn ? words.on : words.off}
        </span>
      </button>
      <p id={id} className={styles.quiet}>
        {hint}
      </p>
    </div>
  );
}
