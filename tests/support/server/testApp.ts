import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { StaffRole } from '../../../contract/permissions';
import { Passwords } from '../../../server/accounts/passwords';
import { insertUser, type NewUser } from '../../../server/accounts/users';
import { buildApp } from '../../../server/app';
import type { Dependencies } from '../../../server/dependencies';
import type { BulkLimits } from '../../../server/http/limits/bulkLimits';
import { sendNext } from '../../../server/mail/sender';
import type { MailMessage } from '../../../server/mail/transports';
import { inForce } from '../../../server/operations/inForce';
import type { Gateway } from '../../../server/payments/gateways/gateway';
import { sandboxGateway } from '../../../server/payments/gateways/sandbox';
import { newReference } from '../../../server/platform/ids';
import { deriveKeys } from '../../../server/platform/keys';
import { diskFiles } from '../../../server/storage/files/disk';
import type { FileStore } from '../../../server/storage/files/store';
import { diskStore } from '../../../server/storage/images/disk';
import type { ImageStore } from '../../../server/storage/images/store';
import { wordlessFields } from './audited';
import { FakeClock } from './clock';
import { type TestDatabase, testDatabase } from './database';
import { refuseUndeclared } from './refusals';

export const password = 'a long enough phrase';

interface Options {
  /** Replaces the test's own, and is closed together with the server. */
  database?: TestDatabase;
  /** Replaces the test's own folder. */
  images?: ImageStore;
  files?: FileStore;
  config?: Partial<Dependencies['config']>;
  siteDir?: string;
  contact?: Dependencies['contact'];
  restResources?: Dependencies['restResources'];
  watch?: Dependencies['watch'];
  logger?: Dependencies['logger'];
  /** Lets the sandbox accept a price in several transfers, as PayOS does. */
  takesParts?: boolean;
  /** What one person of the staff may do in bulk. */
  bulkLimits?: BulkLimits;
  /** Gateways on offer; the sandbox by default. */
  gateways?: (deps: { clock: FakeClock; sandbox: Gateway }) => readonly Gateway[];
}
/** So many that no test meets them, unless it is about them. */
const boundless = { most: 1e6, usual: 1e6, stepUp: 'always' } as const;
const boundlessActs: BulkLimits = {
  corrections: boundless,
  personExports: boundless,
  contactFiles: boundless,
  contactPages: { ...boundless, stepUp: 'never' },
  contactRecords: { ...boundless, stepUp: 'never' },
  deletes: { ...boundless, stepUp: 'never' },
  bans: { ...boundless, stepUp: 'never' },
};

interface Call {
  token?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

const configOf = (options: Options): Dependencies['config'] => ({
  rateLimits: false,
  serviceWorker: true,
  trustProxy: null,
  google: null,
  production: false,
  secondFactorRequired: false,
  secondPersonOver: { VND: 500_000, USD: 2000 },
  grants: {
    secondPersonOver: { diamonds: 5000, golds: 50_000 },
    dailyCap: { diamonds: 20_000, golds: 200_000 },
  },
  playerDaily: { amount: { VND: 20_000_000, USD: 80_000 }, count: 20 },
  ...options.config,
});

/** A whole server with its own database, clock and image folder, and helpers to call it. */
export async function buildTestApp(options: Options = {}) {
  const database = options.database ?? (await testDatabase());
  const { db } = database;
  const clock = new FakeClock();
  const keys = deriveKeys('a secret for tests that is long enough');
  const folder = await mkdtemp(join(tmpdir(), 'outline-images-'));
  const images = options.images ?? (await diskStore(folder));
  const filesFolder = await mkdtemp(join(tmpdir(), 'outline-files-'));
  const files = options.files ?? (await diskFiles(filesFolder));
  const address = { public: 'http://localhost:3000', self: '' };
  const sandbox = {
    ...sandboxGateway({ db, clock, keys, address }),
    newOrderNumber: orderNumbers(),
    ...(options.takesParts && { takesParts: true }),
  };
  const gateways = options.gateways?.({ clock, sandbox }) ?? [sandbox];
  const woken: string[] = [];
  const contact = options.contact ?? { supportEmail: null, seller: null };
  const deps: Dependencies = {
    ...inForce({ config: configOf(options), contact }, { watch: options.watch }),
    bulkLimits: options.bulkLimits ?? boundlessActs,
    address,
    db,
    clock,
    keys,
    passwords: new Passwords(),
    images,
    files,
    gateways,
    knownGateways: gateways,
    restResources: options.restResources,
    watch: options.watch,
    uploadTimeout: 1500,
    searchPatience: 60_000,
    logger: options.logger ?? false,
    wake: (part) => void woken.push(part),
    siteDir: options.siteDir ?? null,
  };
  const app = await buildApp(deps);
  refuseUndeclared(app);
  await app.ready();
  const helpers = { ...callers(app), ...people(deps, app), ...mailbox(deps) };
  const imageFiles = () => readdir(folder);
  const listen = async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    address.self = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    return address.self;
  };
  const close = async () => {
    const wordless = await wordlessFields(db).catch(() => []);
    await app.close();
    await database.close();
    await rm(folder, { recursive: true });
    await rm(filesFolder, { recursive: true });
    if (wordless.length > 0)
      throw new Error(`The history holds fields without a word: ${wordless.join(', ')}`);
  };
  const storedFiles = () => readdir(filesFolder);
  return {
    app,
    deps,
    db,
    clock,
    keys,
    woken,
    imageFolder: folder,
    imageFiles,
    storedFiles,
    listen,
    close,
    ...helpers,
  };
}

/** In tests a payment's first order number is its id; a payment paid in parts has several. */
function orderNumbers() {
  const used = new Set<string>();
  return (paymentId: string): string => {
    if (used.has(paymentId)) return newReference();
    used.add(paymentId);
    return paymentId;
  };
}
export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
type App = Awaited<ReturnType<typeof buildApp>>;

/** Calls under /api, in English by default; returns status, parsed body and headers. */
function callers(app: App) {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: InjectOptions['payload'],
    { token, headers, remoteAddress }: Call = {},
  ) => {
    const answer = await app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/${path}`,
      headers: {
        'accept-language': 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
      ...(remoteAddress && { remoteAddress }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came.
      body: (isJson && answer.body ? answer.json() : answer.body) as any,
      headers: answer.headers,
    };
  };
  const get = (path: string, options?: Call) => call('GET', path, undefined, options);
  const post = (path: string, body?: InjectOptions['payload'], options?: Call) =>
    call('POST', path, body, options);
  const send = async (
    method: 'POST' | 'PUT',
    path: string,
    fields: Record<string, string | Blob>,
    options: Call = {},
  ) => {
    const { body, headers } = await multipart(fields);
    return call(method, path, body, { ...options, headers: { ...options.headers, ...headers } });
  };
  return { call, get, post, send };
}

/** Encodes a form as a browser does; returns body and header. */
export async function multipart(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, (value as File).name ?? 'picture.png');
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

function people(deps: Dependencies, app: App) {
  let count = 0;
  const passwordHash = new Passwords().hash(password);
  const makeUser = async (given: Partial<NewUser> & { role?: 'Admin'; bannedAt?: Date } = {}) => {
    count++;
    const { bannedAt, role, ...rest } = given;
    const user = {
      firstName: 'Minh',
      lastName: 'Nguyễn',
      userName: `player${count}`,
      email: `player${count}@example.com`,
      passwordHash: await passwordHash,
      emailVerifiedAt: deps.clock.now(),
      ...(role && { staffRoles: ['owner' as const] }),
      ...rest,
    };
    const id = await insertUser(deps.db, user, deps.clock.now());
    if (bannedAt) await deps.db.updateTable('users').set({ bannedAt }).where('id', '=', id).execute();
    return { ...user, id };
  };
  const signIn = async (email: string): Promise<{ accessToken: string; refreshToken: string }> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/auth/login',
      payload: { email, password },
    });
    if (answer.statusCode !== 200) throw new Error(`${email} cannot sign in: ${answer.body}`);
    return answer.json();
  };
  const makeAdmin = async () => {
    const admin = await makeUser({ role: 'Admin' });
    return { ...admin, token: (await signIn(admin.email)).accessToken };
  };
  const makeStaff = async (...staffRoles: StaffRole[]) => {
    const person = await makeUser({ staffRoles });
    return { ...person, token: (await signIn(person.email)).accessToken };
  };
  const makePlayer = async (given?: Partial<NewUser>) => {
    const player = await makeUser(given);
    return { ...player, token: (await signIn(player.email)).accessToken };
  };
  return { makeUser, signIn, makeAdmin, makeStaff, makePlayer };
}

/** Delivers the outbox into a list, and extracts the newest code. */
function mailbox(deps: Dependencies) {
  const sent: MailMessage[] = [];
  const transport = {
    description: 'a list',
    send: async (message: MailMessage) => void sent.push(message),
    close: () => undefined,
  };
  const log = { info: () => undefined, warn: () => undefined };
  /** In the order in which they were written: those of one moment are sent as the database finds them. */
  const mails = async (): Promise<MailMessage[]> => {
    const before = sent.length;
    while (await sendNext({ ...deps, transport, log }));
    sent.push(...sent.splice(before).sort((a, b) => (a.id < b.id ? -1 : 1)));
    return sent;
  };
  const codeFor = async (email: string): Promise<string> => {
    const mail = (await mails()).filter(({ to }) => to === email).at(-1);
    return /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  };
  return { mails, codeFor };
}
