import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { RunningSite } from '../tests/e2e/site';
import type { Bare } from './bareServer';
import { cpuOf, load } from './load';
import { median } from './measure';
import type { Report } from './report';

const count = 4000;
const rounds = 9;

/** One response whole, with its headers as they came. */
async function responseOf(url: string, headers: Record<string, string>): Promise<Bare> {
  const [response] = await once(get(url, { headers }), 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const own = new Set(['date', 'connection', 'keep-alive']);
  const pairs: string[] = [];
  for (let at = 0; at < response.rawHeaders.length; at += 2) {
    const [name, value] = response.rawHeaders.slice(at, at + 2);
    if (!own.has(name.toLowerCase())) pairs.push(name, value);
  }
  return { headers: pairs, body: Buffer.concat(parts).toString('base64') };
}

/** Requests a second and milliseconds of processor time per request, of one server in one round. */
async function round(url: string, pid: number, headers: Record<string, string>) {
  const cpu = cpuOf(pid);
  const start = performance.now();
  await load(url, headers, count);
  const seconds = (performance.now() - start) / 1000;
  return { rate: count / seconds, cpu: (cpuOf(pid) - cpu) / count };
}

/** What the door serves, against bare node:http with the same bytes and headers; log, metrics and request ids are on. */
export async function benchDoor(report: Report): Promise<void> {
  const site = await new RunningSite().start({ LOG_LEVEL: 'info' });
  const page = await (await fetch(site.url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const drawing = /"(\/art\/[^"]+\.svg)"/.exec(page)?.[1] ?? '';
  const cases: Array<[name: string, path: string, coding: string, least: number]> = [
    ['package list', '/api/user/payment/packages', 'identity', 0.7],
    ['package list, brotli', '/api/user/payment/packages', 'br', 0.7],
    ['support contact', '/api/site/contact', 'identity', 0.7],
    ['gateways', '/api/user/payment/gateways', 'identity', 0.7],
    ['drawing, brotli', drawing, 'br', 0.7],
    ['script, brotli', script, 'br', 0.7],
    ['home page', '/', 'identity', 0.6],
    ['home page, brotli', '/', 'br', 0.6],
    ['shop page, brotli', '/shops', 'br', 0.6],
  ];
  for (const [name, path, coding, least] of cases) {
    const headers = { 'accept-encoding': coding };
    await load(site.url + path, headers, 200);
    const bare = fork(new URL('bareServer.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    bare.send({ [path]: await responseOf(site.url + path, headers) });
    const [port] = await once(bare, 'message');
    const floor = `http://127.0.0.1:${port}`;
    const [ours, theirs]: Array<Array<Awaited<ReturnType<typeof round>>>> = [[], []];
    await round(floor + path, bare.pid ?? 0, headers);
    await round(site.url + path, site.pid, headers);
    for (let n = 0; n < rounds; n++) {
      theirs?.push(await round(floor + path, bare.pid ?? 0, headers));
      ours?.push(await round(site.url + path, site.pid, headers));
    }
    const ratios = (ours ?? []).map(({ rate }, n) => rate / (theirs?.[n]?.rate ?? 0));
    const cpus = (ours ?? []).map(({ cpu }, n) => (theirs?.[n]?.cpu ?? 0) / cpu);
    report.add({
      name,
      ratio: median(ratios),
      least,
      note: `${Math.round(median((ours ?? []).map(({ rate }) => rate)))}/s; by processor time ${median(cpus).toFixed(2)}`,
    });
    bare.kill();
  }
  await site.remove();
}
