import { emailLength } from '../../contract/limits';

/** RFC 5322's dot-atom before the @ and a host name after it: strict, as the text becomes a mail's recipient. */
const emailForm =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a text is an address: at most 254 characters, 64 of them before the @ (RFC 5321 section 4.5.3.1). */
export const isEmail = (text: string): boolean =>
  text.length <= emailLength && text.indexOf('@') <= 64 && emailForm.test(text);
