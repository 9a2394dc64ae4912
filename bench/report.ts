/** One measured ratio: 1 is as fast as the floor. */
export interface Line {
  name: string;
  ratio: number;
  /** The target, where there is one. */
  least?: number;
  note: string;
}

/** Collects what is measured and prints it line by line. */
export class Report {
  readonly lines: Line[] = [];

  add(line: Line): void {
    this.lines.push(line);
    const { name, ratio, least, note } = line;
    const target = least === undefined ? '' : `${ratio >= least ? 'met' : 'missed'}: ${least}`;
    process.stdout.write(
      `${name.padEnd(44)} ${ratio.toFixed(2).padStart(6)}  ${target.padEnd(12)} ${note}\n`,
    );
  }
}
