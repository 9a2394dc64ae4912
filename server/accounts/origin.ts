import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/languages';
import { widerNetworkOf } from '../http/limits/limiter';

/** Origin of a sign-in, as far as it is stored. */
export interface Origin {
  /** Browser and system, such as "Firefox, Windows"; null when the user agent is missing or unknown. */
  device: string | null;
  /** Only the wider network: enough to recognise one's own, too coarse to track anyone. */
  network: string;
  /** Hash of the cookie that identifies the browser; null for a caller without one. */
  browserHash: string | null;
  language: Language;
}

export const originOf = (request: Pick<FastifyRequest, 'headers' | 'ip' | 'language'>): Origin => ({
  device: deviceOf(request.headers['user-agent'] ?? ''),
  network: widerNetworkOf(request.ip),
  browserHash: null,
  language: request.language,
});

/** Most browsers also claim to be others: the first match counts. */
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A user agent in readable form; null when it names neither a browser nor a system. */
function deviceOf(userAgent: string): string | null {
  const named = (list: typeof browsers) => list.find(([form]) => form.test(userAgent))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(', ') || null;
}
