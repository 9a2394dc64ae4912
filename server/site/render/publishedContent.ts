import type { PageToRender } from '../../../contract/rendering';

/** Content that was published, and the files of the site that show it. */
export interface PublishedContent {
  /** The content file that it replaces, with the content itself, in one language. */
  file: string;
  data: unknown;
  /** What the content has besides, read only when it is made, and whose it is: the long text of an article. */
  rest?: { id: string; read: () => Promise<object> };
  /** The pages with it, by the file that each replaces. */
  pages: ReadonlyArray<{ file: string; page: PageToRender }>;
  /** The record whose own page it is, to which other pages lead. */
  record?: string;
}

/** What is published at a moment, and when that changes by the clock; null when nothing is planned. */
export interface Published {
  contents: readonly PublishedContent[];
  /** Files that are not there any more. */
  gone: readonly string[];
  nextChange: Date | null;
  /** The same contents without links to some records, whose pages could not be rendered yet. */
  without: (records: ReadonlySet<string>) => Promise<readonly PublishedContent[]>;
}

/** Reads what is published at a moment. */
export type ReadPublished = (at: Date) => Promise<Published>;

/** Contents that go live together: those of one record in all languages, or one alone. */
export interface Group {
  name: string;
  record?: string;
  contents: PublishedContent[];
}

/** The groups of contents: those of records last, as a publication may change many of them and is soon seen on the others. */
export function groupsOf(contents: readonly PublishedContent[]): Group[] {
  const groups = new Map<string, Group>();
  for (const content of contents) {
    const { record, file } = content;
    const name = record ?? file;
    const group: Group = groups.get(name) ?? { name, ...(record !== undefined && { record }), contents: [] };
    group.contents.push(content);
    groups.set(name, group);
  }
  return [...groups.values()].sort((one, other) => Number(!!one.record) - Number(!!other.record));
}

/** The groups of records without a page, each made as if the others did not exist, so that one that fails hides no other. */
export async function groupsAlone(all: Published, records: ReadonlySet<string>): Promise<Group[]> {
  const each = [...records].map(async (name) => {
    const others = new Set([...records].filter((other) => other !== name));
    return groupsOf(await all.without(others)).filter((group) => group.name === name);
  });
  return (await Promise.all(each)).flat();
}

/** A content with all that it has. */
export const wholeOf = async ({ data, rest }: PublishedContent): Promise<unknown> =>
  rest ? { ...(data as object), ...(await rest.read()) } : data;

/** All files of contents. */
export const filesOf = (contents: readonly PublishedContent[]): string[] =>
  contents.flatMap(({ file, pages }) => [file, ...pages.map((one) => one.file)]);

/** The earliest of some moments; null without any. */
export const earliest = (moments: ReadonlyArray<Date | null>): Date | null =>
  moments.reduce((one, other) => (one && other ? (one < other ? one : other) : (one ?? other)), null);
