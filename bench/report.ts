import { readFileSync, writeFileSync } from 'node:fs';
import { median } from './measure';

/** One measured ratio: 1 means as fast as the floor, 0.5 half as fast. */
export interface Line {
  name: string;
  ratio?: number;
  /** The target, where there is one. */
  least?: number;
  note: string;
}
/** Alternating rounds of a candidate and its floor, in milliseconds. */
interface Rounds extends Pick<Line, 'note' | 'least'> {
  ours: number[];
  floor: number[];
}
const document = 'docs/performance.md';
const table = /(<!-- table -->\n).*?(<!-- end of the table -->)/s;

/** Collects measurements, prints each as a line, and writes the last table to docs/performance.md. */
export class Report {
  readonly #lines: Line[] = [];

  add(line: Line): void {
    this.#lines.push(line);
    const { name, ratio, note } = line;
    process.stdout.write(
      `${name.padEnd(48)} ${(ratio?.toFixed(2) ?? '').padStart(5)}  ${targetOf(line).padEnd(11)} ${note}\n`,
    );
  }

  /** Adds the ratio of our rate to the floor's, from alternating rounds. */
  addRounds(name: string, { ours, floor, note, least }: Rounds): void {
    const ratio = median(ours.map((time, round) => (floor[round] ?? 0) / time));
    this.add({ name, ratio, least, note });
  }

  keep(): void {
    const day = new Date().toISOString().slice(0, 10);
    const rows = this.#lines.map(
      (line) => `| ${line.name} | ${line.ratio?.toFixed(2) ?? ''} | ${targetOf(line)} | ${line.note} |`,
    );
    const lines = [`Measured on ${day}.`, '', '| | ratio | target | |', '|---|---|---|---|', ...rows, ''];
    const text = readFileSync(document, 'utf8');
    writeFileSync(
      document,
      text.replace(table, (_all, start: string, end: string) => start + lines.join('\n') + end),
    );
  }
}

const targetOf = ({ ratio, least }: Line): string => {
  if (least === undefined || ratio === undefined) return '';
  return `${ratio >= least ? 'met' : 'missed'}, ${least}`;
};
