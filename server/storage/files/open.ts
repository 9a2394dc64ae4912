import { join } from 'node:path';
import type { StoreSettings } from '../images/bucket';
import { bucketFiles } from './bucket';
import { diskFiles } from './disk';
import type { FileStore } from './store';

/** Opens the file store from the settings: the bucket of the pictures, or a folder beside theirs. */
export const openFiles = async ({ s3, dataDir }: StoreSettings): Promise<FileStore> =>
  s3 ? bucketFiles(s3) : diskFiles(join(dataDir, 'files'));
