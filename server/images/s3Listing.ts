interface Listing {
  objects: Array<{ key: string; changedAt: Date }>;
  /** Whether there are more after these. */
  isCut: boolean;
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of a name; these documents hold no attributes on what is read here. */
function textOf(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found?.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => signs[sign] ?? '') ?? null;
}

/** One page of ListObjects (Amazon S3 API reference). */
export function readListing(xml: string): Listing {
  const objects = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([part]) => ({
    key: textOf(part, 'Key') ?? '',
    changedAt: new Date(textOf(part, 'LastModified') ?? 0),
  }));
  return { objects, isCut: textOf(xml, 'IsTruncated') === 'true' };
}
