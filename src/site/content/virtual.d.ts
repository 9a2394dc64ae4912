declare module 'virtual:downloads' {
  /** Size and SHA-256 of the files under /downloads by their address; made by the build. */
  export const files: Record<string, { bytes: number; sha256: string }>;
}
