import { closeSync, existsSync, fdatasyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// V8 optimizes a function of the database once it has run long enough. By default that is so early that it takes a third
// of the start-up time; functions that a server really uses are optimized a little later.
setFlagsFromString('--wasm-tiering-budget=100000000');

interface SyncPatch {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
}

/**
 * PGlite's file system never calls fsync (electric-sql/pglite#1107): it survives a killed process, but not a power
 * failure. This adds fsync. It depends on internals, so the version is pinned and a test counts the calls.
 */
class SyncedNodeFS extends NodeFS {
  override async init(pg: PGlite, opts: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, opts);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), patchSync as never];
    return { emscriptenOpts };
  }
}

function patchSync(module: SyncPatch): void {
  module.NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
    return 0;
  };
}

/** PGlite's own parameters without -F (which disables fsync), and the one sync method that goes through the patch. */
const durable = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Unpacks an archive made by `dumpDataDir` into a directory that does not exist yet, runs `work` on it and syncs it,
 * which unpacking does not. Throws when the archive cannot be read.
 */
export async function unpackPglite(
  dir: string,
  archive: Blob,
  work: (pglite: PGlite) => Promise<void>,
): Promise<void> {
  const pglite = await PGlite.create({ fs: new NodeFS(dir), loadDataDir: archive });
  await work(pglite).finally(() => pglite.close());
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) syncFile(join(entry.parentPath, entry.name));
  }
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fdatasyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Opens the database directory, creating it when missing. */
export async function openPglite(dir: string): Promise<PGlite> {
  removeLeftovers(dir);
  if (!existsSync(join(dir, 'PG_VERSION'))) await create(dir);
  return PGlite.create({ fs: new SyncedNodeFS(dir), startParams: durable });
}

/**
 * A process killed just after PG_VERSION is written leaves a directory that cannot be opened, so it is created under a
 * temporary name.
 */
async function create(dir: string): Promise<void> {
  const temporary = `${dir}.tmp-${process.pid}`;
  const db = await PGlite.create({ fs: new NodeFS(temporary) });
  await db.close();
  rmSync(dir, { recursive: true, force: true });
  renameSync(temporary, dir);
}

/** Removes leftovers of killed first starts; the caller holds the lock, so none of them is in use. */
function removeLeftovers(dir: string): void {
  for (const name of readdirSync(dirname(dir))) {
    if (name.startsWith(`${basename(dir)}.tmp-`)) {
      rmSync(join(dirname(dir), name), { recursive: true, force: true });
    }
  }
}
