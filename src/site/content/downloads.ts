/** A file to download. */
export interface ReleaseFile {
  path: string;
  bytes: number;
  sha256: string;
  /** The game is not inside. */
  sample: boolean;
}

/** One release (product.md section 3, Release card). Titles, dates and states are in the message catalogue. */
export interface Release {
  id: '1' | '2' | '3';
  key: 'desktop' | 'web' | 'candidate';
  image: 'desktop' | 'web' | 'disc';
  status: 'available' | 'soon';
  statusColor: 'blue' | 'dark';
  hasDate: boolean;
  /** One line about it. */
  about: string;
  /** The zip; null shows 'Download link not ready'. */
  file: ReleaseFile | null;
}

/** What the download page shows, in one language. */
export interface DownloadContent {
  releases: Release[];
}

/** The three cards of the stack; `clip` is a file name below the media URL. */
export const features = [
  { key: 'multiplayer', clip: 'download/multiplayer', drawing: '/art/news/1.svg' },
  { key: 'smooth', clip: 'download/smooth', drawing: '/art/scenes/arena.svg' },
  { key: 'personal', clip: 'download/personalization', drawing: '/art/scenes/robots.svg' },
] as const;
