import { Fragment } from 'react';

/** An e-mail address that is too long for its place breaks after its @ rather than within a word. */
export function Breakable({ text }: { text: string }) {
  const parts = text.match(/[^@]*@?/g)?.filter(Boolean) ?? [];
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
