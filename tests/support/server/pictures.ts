import sharp from 'sharp';

/** A small real picture of one colour, as sent by a form, with a text in what a camera or an editor writes into it. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' = 'png',
  size = 64,
  text = 'a secret place',
): Promise<File> {
  const plain = sharp({ create: { width: size, height: size, channels: 3, background: '#cfff3e' } });
  const bytes = await plain
    .toFormat(format)
    .withMetadata({ exif: { IFD0: { Copyright: text } } })
    .toBuffer();
  return new File([new Uint8Array(bytes)], `picture.${format}`, { type: `image/${format}` });
}

export const fileOf = (bytes: Uint8Array | string, name = 'picture.png', type = 'image/png'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
