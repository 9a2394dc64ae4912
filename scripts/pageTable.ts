/** `page` with another text between the marks that say which script makes it. */
export function withPart(page: string, { name, made }: { name: string; made: string }): string {
  const [begin, end] = [`<!-- ${name}: npm run ${name} -->`, `<!-- /${name} -->`];
  const [before = '', rest = ''] = page.split(begin);
  const [, after = ''] = rest.split(end);
  return `${before}${begin}\n\n${made}\n\n${end}${after}`;
}
