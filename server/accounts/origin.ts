import type { FastifyRequest } from 'fastify';
import type { Language } from '../../contract/languages';
import { widerNetworkOf } from '../http/limiter';

/** Where a sign-in came from, as far as it is kept. */
export interface Origin {
  /** Browser and system, such as "Firefox, Windows"; null when the caller does not say. */
  device: string | null;
  /** The wider network only: enough to recognise one's own, too little to follow somebody. */
  network: string;
  /** Of the cookie by which the browser is known again; null for a caller without one. */
  browserHash: string | null;
  language: Language;
}

export const originOf = (request: Pick<FastifyRequest, 'headers' | 'ip' | 'language'>): Origin => ({
  device: deviceOf(request.headers['user-agent'] ?? ''),
  network: widerNetworkOf(request.ip),
  browserHash: null,
  language: request.language,
});

/** Most browsers claim to be others too: the first that fits is the one. */
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

/** A user agent as people speak of it; null when it names neither a browser nor a system. */
function deviceOf(userAgent: string): string | null {
  const named = (list: typeof browsers) => list.find(([form]) => form.test(userAgent))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(', ') || null;
}
