import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '../../platform/config';
import { OperatorError } from '../../platform/operator';
import type { FileStore } from '../../storage/files/store';
import { type ImageStore, isImageName, ownerFile } from '../../storage/images/store';
import { keyFile, type Manifest, pictureFolder, uploadFolder } from './manifest';
import { inParallel } from './parallel';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

/** The files of the data directory that a restore would replace. Pictures of the same installation may stay. */
export function filesInTheWay(
  folder: string,
  { dataDir, databaseUrl, s3 }: Place,
  installation: string,
): string[] {
  const key = join(dataDir, keyFile);
  const isOtherKey = () =>
    existsSync(join(folder, keyFile)) && !readFileSync(key).equals(readFileSync(join(folder, keyFile)));
  return [
    ...(!databaseUrl && existsSync(join(dataDir, 'db')) ? ['db'] : []),
    ...(existsSync(key) && isOtherKey() ? [keyFile] : []),
    ...(!s3 && hasOtherPictures(join(dataDir, pictureFolder), installation) ? [pictureFolder] : []),
  ];
}

function hasOtherPictures(images: string, installation: string): boolean {
  if (!existsSync(images) || !readdirSync(images).some(isImageName)) return false;
  const owner = join(images, ownerFile);
  return !existsSync(owner) || readFileSync(owner, 'utf8').trim() !== installation;
}

/** Moves files into a new folder; returns that folder, or null when there are no files. */
export function moveAside(dataDir: string, names: readonly string[], stamp: string): string | null {
  if (names.length === 0) return null;
  const aside = join(dataDir, `replaced-${stamp}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of names) renameSync(join(dataDir, name), join(aside, name));
  return aside;
}

/** Throws an OperatorError when a bucket holds pictures that are not this installation's. */
export async function assertOwnBucket(images: ImageStore, installation: string): Promise<void> {
  const owner = await images.owner();
  if (owner === installation) return;
  const hint = 'choose an empty one, or --same-installation to take the place of the one that owns it';
  if (owner !== null) throw new OperatorError(`S3_BUCKET belongs to another installation: ${hint}`);
  for await (const { name } of images.list()) {
    if (isImageName(name))
      throw new OperatorError('S3_BUCKET holds pictures without an owner: choose an empty one');
  }
}

/** Stores the pictures of a backup, and claims the store for the installation. */
export async function restorePictures(
  folder: string,
  { files }: Manifest,
  images: ImageStore,
  installation: string,
): Promise<void> {
  const pictures = files.filter(({ name }) => name.startsWith(`${pictureFolder}/`));
  await inParallel(pictures, async ({ name }) =>
    images.save(basename(name), await readFile(join(folder, name))),
  );
  await images.setOwner(installation);
}

/** Stores the files that players download; those that are there already are the same, as their names are their sums. */
export async function restoreUploads(folder: string, { files }: Manifest, store: FileStore): Promise<void> {
  for (const { name, bytes, sha256 } of files) {
    if (!name.startsWith(`${uploadFolder}/`) || (await store.size(sha256)) === bytes) continue;
    await store.keep(createReadStream(join(folder, name)), () => sha256);
  }
}

/** Copies the key file, if the backup has one; it keeps its mode, 0600. */
export function restoreKey(folder: string, dataDir: string): void {
  if (existsSync(join(folder, keyFile))) copyFileSync(join(folder, keyFile), join(dataDir, keyFile));
}
