import { Fragment } from 'react';

/** An e-mail address that is too long for its place breaks after its @ rather than within a word. */
export function Breakable({ text }: { text: string }) {
  const parts = text.split('@');
  let at = 0;
  return parts.map((part, index) => {
    at += part.length + 1;
    if (index === parts.length - 1) return <Fragment key={at}>{part}</Fragment>;
    return (
      <Fragment key={at}>
        {part}@<wbr />
      </Fragment>
    );
  });
}
