import type { Language } from './languages';

/** The drawings of cards, `/art/release/<name>.svg`. */
export const releaseDrawings = ['desktop', 'web', 'disc'] as const;
export type ReleaseDrawing = (typeof releaseDrawings)[number];

/** A file to download. */
export interface ReleaseFile {
  path: string;
  bytes: number;
  sha256: string;
  /** The game is not inside. */
  sample?: true;
}

/** A card of the download page, in one language. */
export interface Release {
  id: string;
  name: string;
  drawing: ReleaseDrawing;
  isOut: boolean;
  /** When it came out, or is expected: `YYYY-MM-DD`, or words. Empty without. */
  day: string;
  /** Its version; empty without. */
  edition: string;
  requirements: string;
  /** One line about a sample; empty otherwise. */
  about: string;
  /** What is new: the safe HTML of its Markdown. Empty without. */
  html: string;
  /** What players get, with its size and checksum; only of a release that is out, but for the samples. */
  file: ReleaseFile | null;
  /** Where else it is to be had; empty without. */
  link: string;
  /** The language of the texts, if not the reader's. */
  lang?: Language;
}

/** What `/download` shows, in one language. */
export interface DownloadContent {
  releases: Release[];
}
