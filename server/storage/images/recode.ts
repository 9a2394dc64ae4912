import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { ink0 } from '../../../art/base/palette';
import type { LocalizedText } from '../../../contract/languages';
import { image } from '../../../contract/limits';
import { sharedSize } from '../../../contract/sharing';
import { ApiError, invalid } from '../../platform/errors';
import { catalogMessages } from '../../platform/messages/catalog';
import { thrown } from '../../platform/thrown';

// Loaders other than the three formats stay blocked, whatever the file claims to be (docs/security.md 29).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

const signatures: Array<(bytes: Buffer) => boolean> = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
];

/** Longest side in pixels of a stored picture, which is more than any screen of the site shows; and of its thumbnail. */
const longestSide = 1600;
const smallSide = 160;

/** The 400 about an image that was refused. */
export const imageProblem = (text: LocalizedText) => invalid({ image: [text] }, text);

/**
 * Re-encodes an external picture as WebP: format detected by content, decoded fully, rotated upright, without metadata.
 * Nothing of the uploaded bytes survives.
 */
export async function recode(bytes: Buffer): Promise<Buffer> {
  if (!signatures.some((fits) => fits(bytes))) throw imageProblem(catalogMessages.imageType);
  const source = sharp(bytes, { limitInputPixels: image.maxPixels, failOn: 'error', pages: 1 });
  try {
    if (((await source.metadata()).pages ?? 1) > 1) throw imageProblem(catalogMessages.imageAnimated);
    return await source
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86, alphaQuality: 90, effort: 3 })
      .toBuffer();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const tooMany = /pixel limit/i.test(thrown(error).message);
    throw imageProblem(tooMany ? catalogMessages.imageTooLarge : catalogMessages.imageBroken);
  }
}

/** Creates the thumbnail of a stored picture: its transparency in steps that nobody sees at this size saves a third of some. */
export const shrink = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, alphaQuality: 60, effort: 6 })
    .toBuffer();

/** Creates a stored picture's own for shared links: its middle, in their size, as JPEG without transparency. */
export const forSharing = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({ ...sharedSize, fit: 'cover' })
    .flatten({ background: ink0 })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();

/** Named by content hash plus a random suffix: two records never share a file, and no upload reuses an old name. */
export const imageName = (bytes: Buffer): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}-${randomBytes(5).toString('hex')}.webp`;
