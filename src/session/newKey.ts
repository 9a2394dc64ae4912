/** 32 random hexadecimal digits. `crypto.randomUUID` exists only on secure pages, and a shop in a local network may be none. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
