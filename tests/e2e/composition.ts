import { readFileSync } from 'node:fs';
import { DockerfileParser, type JSONInstruction } from 'dockerfile-ast';
import { parse } from 'yaml';

interface Service {
  environment?: Record<string, string>;
  command?: string[];
}

/** The services of compose.yaml. */
export const services = (
  parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as { services: Record<string, Service> }
).services;

const instructions = DockerfileParser.parse(readFileSync('Dockerfile', 'utf8')).getInstructions();

/** The words of an image instruction in JSON form, without those before the brackets. */
export function wordsOf(keyword: 'CMD' | 'HEALTHCHECK'): string[] {
  const found = instructions.find((one) => one.getKeyword() === keyword) as JSONInstruction | undefined;
  const text = found?.getTextContent() ?? '';
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}

/** The environment that the image sets. */
function environmentOfImage(): Record<string, string> {
  const found = instructions.find((one) => one.getKeyword() === 'ENV');
  return Object.fromEntries(
    (found?.getRawArgumentsContent() ?? '').split(' ').map((pair) => pair.split('=', 2)),
  );
}

/**
 * The environment of a process in its container. `dotenv` stands for the content of `.env`; `places` replaces what exists
 * only between containers, such as host names.
 */
export function environmentOf(
  service: string,
  dotenv: Record<string, string>,
  places: Record<string, string>,
): Record<string, string> {
  const expand = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign: string, rest: string) => {
      const given = dotenv[name];
      if (given) return given;
      if (sign === '?') throw new Error(`${name}: ${rest}`);
      return rest ?? '';
    });
  const placed = (value: string) =>
    Object.entries(places).reduce((text, [from, to]) => text.replace(from, to), expand(value));
  const { environment = {} } = services[service] ?? {};
  return {
    ...environmentOfImage(),
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, placed(String(value))])),
  };
}
