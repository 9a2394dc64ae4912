import css from '../../../design/tokens.css?raw';

/** The whole site's design tokens by name, without the dashes: the stylesheet is their only source. */
const tokens: Record<string, string> = Object.fromEntries(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
);

/** A token's value; throws for a missing one rather than rendering without colours. */
export function token(name: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`There is no design token "${name}".`);
  return value;
}
