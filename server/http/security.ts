import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import { yearSeconds } from '../../contract/durations';
import { entryHeader } from '../../contract/undoable';
import type { Dependencies } from '../dependencies';
import { type InlineHashes, inlineHashes } from './inlineHashes';
import { plainPage } from './plainPage';
import type { App } from './types';

const csp = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Prerendered pages have them: the corner of a button, how long a bar is.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // The download page's videos may come from a CDN (product.md section 2).
  'media-src': ["'self'", 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
};

/** What only a document obeys: half a kilobyte that the forty files of a page need not carry. */
const ofDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Of the site's own files: for workers, and for drawings that are opened as a page. */
export const filePolicy = "default-src 'self'; frame-ancestors 'none'";
/** Of what people uploaded: nothing of it runs or loads (docs/security.md 29). */
export const uploadPolicy = "default-src 'none'; sandbox";

/** Leaves a file the headers that it needs, with its policy. */
export function asFile(reply: FastifyReply, policy: string): FastifyReply {
  for (const name of ofDocuments) reply.raw.removeHeader(name);
  return reply.header('content-security-policy', policy);
}

/** The pages that the server makes without the built site (plainPage.ts) have one style. */
const plain = inlineHashes(plainPage('vi', { title: '', heading: '', note: '', body: '' }));

/** Builds the CSP header, with the page's own scripts and styles and the pictures' public URL. */
export function cspHeader({ publicUrl }: { publicUrl?: string }, { scripts, styles }: InlineHashes = plain) {
  const more: Record<string, readonly string[]> = {
    'script-src': scripts,
    'style-src': styles,
    'img-src': publicUrl ? [originOf(publicUrl)] : [],
  };
  return Object.entries(csp)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ');
}

/**
 * Security headers and CORS. The opener policy lets the Google pop-up keep its opener (docs/security.md 20); only the
 * site's own origin may send credentials (18).
 */
export async function registerSecurity(
  app: App,
  { address, images }: Pick<Dependencies, 'address' | 'images'>,
): Promise<void> {
  const https = address.public.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: yearSeconds, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  const policy = cspHeader(images);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
  await app.register(cors, {
    origin: (origin, allow) => allow(null, origin !== undefined && origin === originOf(address.public)),
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // Headers readable cross-origin: the request id for support, and when to retry.
    exposedHeaders: ['x-request-id', 'retry-after', 'content-range', entryHeader],
    maxAge: 600,
  });
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : '');
