import { type ClipboardEvent, type Ref, useId } from 'react';
import { codeLength } from '../../../contract/limits';
import styles from './CodeInput.module.css';
import { Contour } from './Contour';

interface Props {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error?: boolean;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, codeLength);
/** The code in a pasted text, which may hold other numbers: six digits on their own, perhaps in two groups. */
const codeIn = (text: string) => digitsOf(/(?<!\d)(\d{6}|\d{3}[\s-]\d{3})(?!\d)/.exec(text)?.[0] ?? text);

/**
 * A one-time code: one real input drawn as six cells, so that paste, autofill and screen readers see a single field
 * (product.md section 5; WCAG 3.3.8 names six separate inputs as a failure). Drops pasted spaces and dashes.
 */
export function CodeInput({ label, value, onChange, error, describedBy, ref }: Props) {
  const id = useId();
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(codeIn(event.clipboardData.getData('text')));
  };
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.cells}>
        {Array.from({ length: codeLength }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are places, nothing else distinguishes them
            key={place}
            className={styles.cell}
            data-next={place === Math.min(value.length, codeLength - 1)}
          >
            {value[place]}
            <Contour cut={8} state={error ? 'error' : place < value.length ? 'closed' : 'idle'} />
          </span>
        ))}
        <input
          id={id}
          ref={ref}
          data-first
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          name="code"
          value={value}
          onChange={(event) => onChange(digitsOf(event.target.value))}
          onPaste={paste}
          aria-invalid={error || undefined}
          aria-describedby={describedBy}
        />
      </div>
    </div>
  );
}
