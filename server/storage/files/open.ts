import { join } from 'node:path';
import type { Config } from '../../platform/config';
import { bucketFiles } from './bucket';
import { diskFiles } from './disk';
import type { FileStore } from './store';

/** Opens the file store from the settings: the bucket of the pictures, or a folder beside theirs. */
export const openFiles = async ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> =>
  s3 ? bucketFiles(s3) : diskFiles(join(dataDir, 'files'));
