interface Listing {
  objects: Array<{ key: string; changedAt: Date }>;
  /** Whether there are more pages. */
  isCut: boolean;
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element with this name; the elements read here have no attributes. */
function textOf(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found?.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => signs[sign] ?? '') ?? null;
}

/** Parses one page of ListObjects (Amazon S3 API reference). */
export function readListing(xml: string): Listing {
  const objects = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([part]) => ({
    key: textOf(part, 'Key') ?? '',
    changedAt: new Date(textOf(part, 'LastModified') ?? 0),
  }));
  return { objects, isCut: textOf(xml, 'IsTruncated') === 'true' };
}
