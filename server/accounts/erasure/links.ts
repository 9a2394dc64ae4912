import { createHmac, timingSafeEqual } from 'node:crypto';
import { type UndoLinkKind, undoLinkKinds } from '../../../contract/erasure';
import type { Dependencies } from '../../dependencies';
import type { KeyRing } from '../../platform/keys';

type LinkDependencies = Pick<Dependencies, 'keys' | 'address'>;

/** What a mailed link undoes; `at` distinguishes repeated closings of an account. */
interface Link {
  kind: UndoLinkKind;
  id: string;
  at: Date;
}

const signatureOf = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(`undo ${text}`).digest('base64url');

const textOf = ({ kind, id, at }: Link) => `${kind}.${id}.${at.getTime()}`;

/**
 * The address of a link that undoes something; nothing about it is stored. The token follows the #, as in other
 * mails.
 */
export function undoUrl({ keys, address }: LinkDependencies, link: Link): string {
  const text = textOf(link);
  return `${address.public}/auth/not-me#${text}.${signatureOf(keys.notices[0], text)}`;
}

/** What a token undoes; null if it is not one of ours. */
export function readUndo(keys: KeyRing, token: string): Link | null {
  const [prefix, id = '', at = ''] = token.split('.');
  const kind = undoLinkKinds.find((one) => one === prefix);
  if (!kind || !/^\d{1,15}$/.test(at)) return null;
  const link: Link = { kind, id, at: new Date(Number(at)) };
  const given = Buffer.from(token);
  const isSigned = keys.some((key) => {
    const text = textOf(link);
    const expected = Buffer.from(`${text}.${signatureOf(key, text)}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? link : null;
}
