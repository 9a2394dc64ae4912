import { spawnSync } from 'node:child_process';

/** The first of these that runs; null where none is installed. */
const installed = (...programs: Array<string | undefined>): string | null =>
  programs.find((program) => program && spawnSync(program, ['--version']).status === 0) ?? null;

/** Prometheus and its own tool; null where they are not installed. `.ci/run` unpacks both. */
export const prometheus = installed(process.env.PROMETHEUS, 'prometheus');
export const promtool = installed(process.env.PROMTOOL, 'promtool');
