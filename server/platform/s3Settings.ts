import { readUrl, SettingError, type Settings } from './settings';
import { withoutEndSlashes } from './text';

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const all = [...needed, 'S3_PUBLIC_URL'] as const;

/** The bucket for pictures, or null when none of its settings is set. A partial configuration is an error. */
export function readS3(settings: Settings) {
  const given = all.find((name) => settings(name) !== null);
  if (!given) return null;
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = needed.map(
    (name) => {
      const value = name === 'S3_ENDPOINT' ? readUrl(settings, name, ['https:', 'http:']) : settings(name);
      if (value === null) throw new SettingError(name, `is required together with ${given}`);
      return value;
    },
  );
  // The name becomes part of a URL (Amazon S3 user guide, bucket naming rules).
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new SettingError('S3_BUCKET', 'must be the name of a bucket');
  }
  const publicUrl = readUrl(settings, 'S3_PUBLIC_URL', ['https:', 'http:']);
  return {
    endpoint: withoutEndSlashes(endpoint),
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    publicUrl: publicUrl && withoutEndSlashes(publicUrl),
  };
}
