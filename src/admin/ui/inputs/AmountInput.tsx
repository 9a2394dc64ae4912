import { NumberInput, type NumberInputProps } from 'react-admin';
import { notNegative, required } from './rules';

/** Required and not negative: most numbers of the catalogue. */
const amount = [required, notNegative];

/** A number input: minimum 0 by default (product.md section 5), and unaffected by the mouse wheel. */
export const AmountInput = ({ min = 0, validate = amount, ...props }: NumberInputProps) => (
  <NumberInput
    {...props}
    min={min}
    validate={validate}
    onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
    slotProps={{ htmlInput: { inputMode: 'decimal' } }}
  />
);
