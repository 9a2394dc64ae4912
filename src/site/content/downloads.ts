/** The three cards of the stack; `clip` is a file name below the media URL. */
export const features = [
  { key: 'multiplayer', clip: 'download/multiplayer', drawing: '/art/news/1.svg' },
  { key: 'smooth', clip: 'download/smooth', drawing: '/art/scenes/arena.svg' },
  { key: 'personal', clip: 'download/personalization', drawing: '/art/scenes/robots.svg' },
] as const;
