import { streamSafe } from '../../contract/text';

/**
 * A phone number without what it is written with: `tel:`, spaces, dots, brackets, dashes of any script and digits of full width
 * become nothing but a plus and digits. Letters stay, as what has any is no number.
 */
export const phoneOf = (text: string): string =>
  streamSafe(text)
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replace(/[^\p{L}\p{N}+]/gu, '');
