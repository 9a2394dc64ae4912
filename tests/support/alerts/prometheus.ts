import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { freePort } from '../server/freePort';
import { prometheus } from './programs';
import { shortRules } from './shortRules';
import { until } from './until';

export interface AlertState {
  name: string;
  isFiring: boolean;
}

/** A Prometheus server with the configuration and the rules of deploy/, except for addresses and durations. */
export class Prometheus {
  readonly #folder = mkdtempSync(join(tmpdir(), 'outline-prometheus-'));
  #address = '';
  #child: ChildProcess | null = null;

  /** Scrapes these metrics ports every so many seconds, and evaluates the rules each second. */
  async start(ports: readonly number[], every: number): Promise<void> {
    const config = parse(readFileSync('deploy/prometheus.yml', 'utf8'));
    config.global = {
      scrape_interval: `${every}s`,
      scrape_timeout: `${every}s`,
      evaluation_interval: '1s',
    };
    config.scrape_configs[0].static_configs = [{ targets: ports.map((port) => `127.0.0.1:${port}`) }];
    writeFileSync(join(this.#folder, 'prometheus.yml'), stringify(config));
    writeFileSync(join(this.#folder, 'alerts.yml'), shortRules(readFileSync('deploy/alerts.yml', 'utf8')));
    const own = await freePort();
    this.#address = `http://127.0.0.1:${own}`;
    const flags = [
      `--config.file=${join(this.#folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(this.#folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${own}`,
      '--log.level=error',
    ];
    this.#child = spawn(prometheus ?? '', flags, { stdio: ['ignore', 'ignore', 'inherit'] });
    await until('Prometheus is ready', async () => (await fetch(`${this.#address}/-/ready`)).ok);
  }

  /** The alerts that are pending or firing now. */
  async alerts(): Promise<AlertState[]> {
    const { alerts } = await this.#read<{
      alerts: Array<{ labels: { alertname: string }; state: string }>;
    }>('alerts');
    return alerts.map(({ labels, state }) => ({ name: labels.alertname, isFiring: state === 'firing' }));
  }

  /** The value of an expression that has one; null when it has none. */
  async value(expression: string): Promise<number | null> {
    const query = new URLSearchParams({ query: expression });
    const { result } = await this.#read<{ result: Array<{ value: [number, string] }> }>(`query?${query}`);
    return result[0] ? Number(result[0].value[1]) : null;
  }

  async #read<T>(path: string): Promise<T> {
    const response = await fetch(`${this.#address}/api/v1/${path}`);
    return ((await response.json()) as { data: T }).data;
  }

  async stop(): Promise<void> {
    if (this.#child && this.#child.exitCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
