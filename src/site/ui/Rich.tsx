import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A text with simple, unnested tags: `I agree to the <terms>Terms</terms>.` */
  text: string;
  /** Renders each tag. */
  tags: Record<string, (inner: string) => ReactNode>;
}

/** A translated text with elements in it; i18next's own component would cost each page 2 kB. */
export function Rich({ text, tags }: Props) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const [tagged, tag = '', inner = ''] = match;
    parts.push(
      text.slice(end, match.index),
      <Fragment key={match.index}>{tags[tag]?.(inner) ?? inner}</Fragment>,
    );
    end = match.index + tagged.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
