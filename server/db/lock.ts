import { createHash } from 'node:crypto';
import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown when a second server opens the same data directory: PGlite itself would open it and silently lose data. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';

  constructor(dataDir: string) {
    super(`DATA_DIR ${dataDir} is in use by another server; stop it first or choose another directory`);
  }
}

export interface Lock {
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
    const server = await listen(path);
    if (server) {
      if (await isStillOurs(path)) return { release: () => close(server) };
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
 * removal. The last one then owns the path; any process that finds another's socket there has not got the lock.
 */
async function isStillOurs(path: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const own = identityOf(path);
  await sleep(50);
  return identityOf(path) === own;
}

/** A socket path is limited to 107 bytes; a longer one moves to the temporary directory under a hashed name. */
function socketPath(dataDir: string): string {
  const inside = join(dataDir, '.lock.sock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\outline-${digest(dataDir)}`;
  return Buffer.byteLength(inside) <= 107 ? inside : join(tmpdir(), `outline-${digest(dataDir)}.sock`);
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

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
    socket.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
  });
}

/** Removes a stale socket, unless another process has replaced it since it was found. */
function removeStale(path: string, found: string | null): void {
  if (identityOf(path) !== found) return;
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
