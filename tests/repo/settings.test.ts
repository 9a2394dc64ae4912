import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { envExample, withTable } from '../../scripts/settingPages';
import { readConfig } from '../../server/platform/config';
import { aboutSetting, settingNames } from '../../server/platform/settingTable';
import { filesBelow } from '../support/modules';

const text = (file: string) => readFileSync(file, 'utf8');
const ofServer = settingNames.filter((name) => !aboutSetting(name).atBuild);
const ofBuild = settingNames.filter((name) => aboutSetting(name).atBuild);

it('docs/settings.md and .env.example say what the table says (npm run settings)', () => {
  expect(withTable(text('docs/settings.md'))).toBe(text('docs/settings.md'));
  expect(envExample()).toBe(text('.env.example'));
});

it('the parser asks for every setting of the server', () => {
  const asked = new Set<string>();
  const given: Record<string, string> = {};
  const get = (target: Record<string, string>, name: string | symbol) => {
    asked.add(String(name));
    return target[String(name)];
  };
  readConfig(new Proxy(given, { get }));
  expect(ofServer.filter((name) => !asked.has(name) && name !== 'ALLOW_SANDBOX_PAYMENTS')).toEqual([]);
});

it('a default in the table is what an unset setting has', () => {
  for (const name of ofServer) {
    const { default: value } = aboutSetting(name);
    if (value !== null) expect([name, readConfig({ [name]: value })]).toEqual([name, readConfig({})]);
  }
});

it('the client is built with the settings of the table', () => {
  const used = filesBelow('src', 'scripts').flatMap((file) => text(file).match(/\bVITE_[A-Z_]+\b/g) ?? []);
  expect([...new Set(used)].filter((name) => name !== 'VITE_').sort()).toEqual([...ofBuild].sort());
});

describe('compose.yaml', () => {
  const compose = parse(text('compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      { environment?: Record<string, string>; build?: { args: Record<string, string> } }
    >;
  };
  const { environment = {}, build } = compose.services.web1 ?? {};
  const image = DockerfileParser.parse(text('Dockerfile'));
  const env = image.getInstructions().filter((one) => one.getKeyword() === 'ENV');
  const inImage = env.flatMap((one) => (one.getRawArgumentsContent() ?? '').match(/\b[A-Z_]+(?==)/g) ?? []);

  it('passes every setting to the processes', () => {
    const has = (name: string) =>
      name in environment || `${name}_FILE` in environment || inImage.includes(name);
    expect(ofServer.filter((name) => !has(name))).toEqual([]);
  });
  it('passes what it does not decide from .env, under the same name', () => {
    const decided = ['PUBLIC_URL', 'ROLE'];
    for (const [name, value] of Object.entries(environment)) {
      if (decided.includes(name) || name.endsWith('_FILE')) continue;
      expect(value).toMatch(new RegExp(`^\\$\\{${name}:[-?]`));
    }
  });
  it('passes every setting of the build', () => {
    const args = image.getARGs().map((arg) => arg.getProperty()?.getName());
    expect(ofBuild.filter((name) => !(name in (build?.args ?? {})) || !args.includes(name))).toEqual([]);
  });
});
