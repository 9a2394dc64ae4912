import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { thrown } from '../platform/thrown';

/** Thrown when a second server opens the same data directory: PGlite itself would open it and silently lose data. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';

  constructor(dataDir: string) {
    super(`DATA_DIR ${dataDir} is in use by another server; stop it first or choose another directory`);
  }
}

export type ConnectionHandler = (socket: Socket) => void;

export interface Lock {
  /** Passes connections to `handle` from now on; until then they are closed at once. */
  accept(handle: ConnectionHandler): void;
  release(): Promise<void>;
}

/**
 * Locks the data directory for this process by listening on a socket in it. The kernel closes the listener when the
 * process ends for any reason, so stale locks are detected without pids or heartbeats (which would look stale whenever
 * PGlite blocks the event loop).
 */
export async function lockDirectory(dataDir: string): Promise<Lock> {
  const path = socketPath(dataDir);
  for (let attempt = 0; attempt < 3; attempt++) {
    const found = identityOf(path);
    const lock = await listen(path);
    if (lock) {
      if (await isStillOurs(path)) return lock;
      break;
    }
    if (await isHeld(path)) break;
    removeStale(path, found);
  }
  throw new DataDirInUse(dataDir);
}

/** Identifies a socket; inode numbers alone are reused at once. */
function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino} ${found.ctimeNs}` : null;
}

/**
 * Processes that take over a stale lock at the same time may remove the new lock of the fastest, between check and
 * removal. The last one then owns the path; any process that finds another's socket there does not have the lock.
 */
async function isStillOurs(path: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const own = identityOf(path);
  await sleep(50);
  return identityOf(path) === own;
}

/**
 * A socket path is limited to 107 bytes; a longer one moves under a hashed name to a directory that only this user can
 * enter, as anyone who connects may run commands.
 */
function socketPath(dataDir: string): string {
  const inside = join(dataDir, '.lock.sock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\outline-${digest(dataDir)}`;
  if (Buffer.byteLength(inside) <= 107) return inside;
  const own = join(tmpdir(), `outline-${userInfo().uid}`);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  // Fails when another user has created it.
  chmodSync(own, 0o700);
  return join(own, `${digest(dataDir)}.sock`);
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

function listen(path: string): Promise<HeldLock | null> {
  return new Promise((resolve, reject) => {
    const lock = new HeldLock();
    lock.server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    lock.server.listen(path, () => resolve(lock));
  });
}

class HeldLock implements Lock {
  readonly #open = new Set<Socket>();
  #handle: ConnectionHandler = (socket) => socket.destroy();
  readonly server: Server = createServer((socket) => {
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    // A peer that disconnects is not an error on our side.
    socket.on('error', () => undefined);
    this.#handle(socket);
  }).unref();

  accept(handle: ConnectionHandler): void {
    this.#handle = handle;
  }

  release(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      for (const socket of this.#open) socket.destroy();
    });
  }
}

/** Connects to the process that holds the lock; resolves to null when there is none. */
export function connectToHolder(dataDir: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath(dataDir));
    socket.once('connect', () => resolve(socket.removeAllListeners('error')));
    socket.once('error', (error: NodeJS.ErrnoException) => (isVacant(error) ? resolve(null) : reject(error)));
  });
}

/** Nobody is listening: the socket is stale or missing, possibly with its directory. */
const isVacant = ({ code = '' }: NodeJS.ErrnoException) =>
  ['ECONNREFUSED', 'ENOENT', 'ENOTDIR'].includes(code);

/** Whether a process holds the socket; one that is busy and does not respond in time counts as holding it. */
function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const done = (live: boolean) => {
      socket.destroy();
      resolve(live);
    };
    socket.setTimeout(500, () => done(true));
    socket.once('connect', () => done(true));
    socket.once('error', (error) => done(!isVacant(error)));
  });
}

/** Removes a stale socket, unless another process has replaced it since it was found. */
function removeStale(path: string, found: string | null): void {
  if (identityOf(path) !== found) return;
  try {
    unlinkSync(path);
  } catch (error) {
    if (thrown(error).code !== 'ENOENT') throw error;
  }
}
