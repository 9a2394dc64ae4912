declare module 'virtual:downloads' {
  /** Size and SHA-256, and whether the game itself is inside, of the files under /downloads by their address; made by the build. */
  export const files: Record<string, { sample: boolean; bytes: number; sha256: string }>;
}
