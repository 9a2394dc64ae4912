import sharp from 'sharp';

const svgLoader = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * Runs `work` with SVG loading enabled. It is disabled otherwise, as uploads must never reach it; only the project's
 * own drawings do, before the server listens.
 */
async function withSvg<T>(work: () => Promise<T>): Promise<T> {
  sharp.unblock(svgLoader);
  return work().finally(() => sharp.block(svgLoader));
}

/** Renders the project's own SVG drawings as WebP, 640 pixels on the longer side. */
export const drawAll = (svgs: string[]): Promise<Buffer[]> =>
  withSvg(() =>
    Promise.all(
      svgs.map((svg) =>
        sharp(Buffer.from(svg), { density: 144 })
          .resize({ width: 640, height: 640, fit: 'inside' })
          .webp({ quality: 84, alphaQuality: 90, effort: 2 })
          .toBuffer(),
      ),
    ),
  );
