import { join } from 'node:path';
import type { StoreSettings } from './bucket';
import { diskStore } from './disk';
import { s3Store } from './s3';
import type { ImageStore } from './store';

/** Opens the picture store from the settings: a bucket, or a folder in the data directory. */
export const openImages = async ({ s3, dataDir }: StoreSettings): Promise<ImageStore> =>
  s3 ? s3Store(s3) : diskStore(join(dataDir, 'images'));
