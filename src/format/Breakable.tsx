/** An e-mail address that is too long for its place breaks after its @ rather than within a word. */
export function Breakable({ text }: { text: string }) {
  const [name, domain] = text.split('@');
  if (!domain) return text;
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
