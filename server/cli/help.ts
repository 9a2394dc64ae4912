import type { Command } from './command';

const usage = ({ name, takes = [] }: Command) => ['outline', name, ...takes].join(' ');
const columns = (rows: ReadonlyArray<readonly [string, string]>) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

/** The list of commands. */
export const listCommands = (commands: readonly Command[]): string[] => [
  'Usage: outline COMMAND [OPTIONS]. Settings come from the environment, as for the server.',
  '',
  ...columns(commands.map((command) => [usage(command).slice('outline '.length), command.summary])),
  '',
  'outline help COMMAND tells more about one, outline --version which version this is.',
];

/** The help of one command. */
export function describeCommand(command: Command): string[] {
  const options: Array<[string, string]> = Object.entries(command.options ?? {}).map(
    ([name, { type, help }]) => [
      `--${name}${type === 'boolean' ? '' : ` ${type === 'path' ? 'PATH' : 'TEXT'}`}`,
      help,
    ],
  );
  if (command.takesPassword) {
    options.push(['--password-file PATH', 'reads the password from a file instead of asking for it']);
  }
  return [
    `Usage: ${usage(command)}${options.length > 0 ? ' [OPTIONS]' : ''}`,
    '',
    `${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.`,
    ...(command.details ?? []),
    ...(options.length > 0 ? ['', ...columns(options)] : []),
  ];
}
