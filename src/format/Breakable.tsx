import { Fragment } from 'react';

/** An e-mail address that is too long for its place breaks after its @, or before a dot, rather than within a word. */
export function Breakable({ text }: { text: string }) {
  const parts = text.includes('@') ? (text.match(/\.?[^.@]*@?/g) ?? []).filter(Boolean) : [text];
  let at = 0;
  return parts.map((part) => {
    const isFirst = at === 0;
    at += part.length;
    return (
      <Fragment key={at}>
        {!isFirst && <wbr />}
        {part}
      </Fragment>
    );
  });
}
