import css from '../../design/tokens.css?raw';

/** The design tokens of the whole site by name, without the dashes: the stylesheet is their only source. */
const tokens: Record<string, string> = Object.fromEntries(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
);

/** A token's value; a missing one stops at once instead of giving a colourless screen. */
export function token(name: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`There is no design token "${name}".`);
  return value;
}
