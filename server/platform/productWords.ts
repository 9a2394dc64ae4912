const names = ['outline', 'outlinegame', 'outlinevn', 'robot', 'diamond', 'kimcuong', 'linhcanh'];
const tails = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '2024',
  '2025',
  '2026',
  '!',
  '@123',
];

/** Passwords derived from this product's own words (ASVS 6.2.11). */
export const productWords: readonly string[] = names.flatMap((name) =>
  [name, `${name}${name}`].flatMap((word) => tails.map((tail) => word + tail)),
);
