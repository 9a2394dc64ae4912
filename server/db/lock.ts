import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A second server on one data directory: PGlite itself would open it and lose data without a word. */
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
 * Holds the data directory for this process by listening on a socket in it. The kernel drops the listener with the
 * process, however it ends, so that a stale lock is told from a live one without pids or heartbeats (a heartbeat would
 * look dead whenever PGlite blocks the event loop).
 */
export async function lockDirectory(dataDir: string): Promise<Lock> {
  const path = socketPath(dataDir);
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = await listen(path);
    if (server) return { release: () => close(server) };
    if (await answers(path)) throw new DataDirInUse(dataDir);
    removeStale(path);
  }
  throw new DataDirInUse(dataDir);
}

/** A socket's path has at most 107 bytes; a longer one moves to the temporary directory under a name made from it. */
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

/** Whether somebody holds the socket; a busy holder that does not answer in time counts as one. */
function answers(path: string): Promise<boolean> {
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

function removeStale(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
