import type { IncomingMessage } from 'node:http';
import type { Language } from '../../../contract/languages';
import { type Coding, codingFor } from '../../http/compression';
import type { CacheableRoute } from './addresses';

/** What a response to a guest may depend on besides its address. */
export interface Variant {
  coding: Coding | 'identity';
  /** For pages from the `lang` cookie (decisions.md, Language); `vi` for everything else. */
  language: Language;
}

const plain: Variant = { coding: 'identity', language: 'vi' };

/** The variant that a request asks for; null if only the application's own parser can determine it. */
export function negotiate(
  { headers }: IncomingMessage,
  { isPage, until }: Pick<CacheableRoute, 'isPage' | 'until'>,
): Variant | null {
  if (until === 'hour') return plain;
  const coding = codingOf(headers['accept-encoding']);
  const [, language = 'vi'] = (isPage && /(?:^|;) *lang=([^;]*)/.exec(headers.cookie ?? '')) || [];
  return language === 'vi' || language === 'en' ? { coding, language } : null;
}

/** Browsers send only a handful of different lists; beyond this many, each is parsed every time. */
const most = 200;
const codings = new Map<string, Variant['coding']>();

function codingOf(list: string | undefined): Variant['coding'] {
  if (list === undefined) return 'identity';
  const known = codings.get(list);
  if (known) return known;
  const coding = codingFor({ headers: { 'accept-encoding': list } }) ?? 'identity';
  if (codings.size < most) codings.set(list, coding);
  return coding;
}
