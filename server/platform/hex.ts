/** 256 bits in hexadecimal. */
export const hex256 = /^[0-9a-f]{64}$/i;
