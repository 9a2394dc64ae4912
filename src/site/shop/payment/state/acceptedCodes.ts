import { readList, writeList } from './storedList';

/** A code that once brought a bonus in this browser, with the server's proof of that. */
interface Accepted {
  code: string;
  proof: string;
}

const key = 'shopCodes';
const maxKept = 5;
const keyOf = (code: string) => code.toUpperCase();
const read = () => readList<Accepted>(key, (value) => value?.code && value.proof);

/** Remembers a code that was accepted, so that a later refusal of it does not count as a guess. */
export const rememberCode = (code: string, proof: string): void =>
  writeList(
    key,
    [{ code: keyOf(code), proof }, ...read().filter((one) => one.code !== keyOf(code))].slice(0, maxKept),
  );

/** The code with its proof, if it was accepted here before, for a call about it. */
export function withProof(code: string): { code: string; codeProof?: string } {
  const codeProof = read().find((one) => one.code === keyOf(code))?.proof;
  return { code, ...(codeProof && { codeProof }) };
}
