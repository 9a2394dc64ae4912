import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { passwordProblem } from '../accounts/rules';
import { OperatorError } from '../platform/operator';
import { thrown } from '../platform/thrown';

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Where prompts are written; not standard output, which may be a file. */
  output: NodeJS.WritableStream;
}

/** Reads a new password from a file, or prompts for it twice without echo. Throws an OperatorError for a bad one. */
export async function readPassword(file: string | null, terminal: Terminal): Promise<string> {
  const password = file ? readPasswordFile(file) : await askTwice(terminal);
  const problem = passwordProblem(password);
  if (problem) throw new OperatorError(problem.en);
  return password;
}

/** Spaces belong to a password; the line break at the end does not. */
function readPasswordFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new OperatorError(`--password-file cannot be read: ${thrown(error).code}`);
  }
}

async function askTwice({ input, output }: Terminal): Promise<string> {
  if (!input.isTTY)
    throw new OperatorError('There is no terminal to ask for the password: give --password-file');
  const mute = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: mute, terminal: true });
  const cancelled = new Promise<never>((_resolve, reject) =>
    reader.once('SIGINT', () => reject(new OperatorError('Cancelled'))),
  );
  const ask = async (question: string): Promise<string> => {
    const answered = reader.question('');
    output.write(question);
    return Promise.race([answered, cancelled]).finally(() => output.write('\n'));
  };
  try {
    const password = await ask('New password: ');
    if ((await ask('Once more: ')) !== password) throw new OperatorError('The two passwords differ');
    return password;
  } finally {
    reader.close();
  }
}
