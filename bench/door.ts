import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { addressOf } from '../contract/addresses';
import { getGateways, getPackages } from '../contract/calls/payments';
import { RunningSite } from '../tests/e2e/site';
import type { Bare } from './bareServer';
import { cpuOf, load } from './load';
import { median, time } from './measure';
import type { Report } from './report';

const count = 4000;
const rounds = 9;
const warming = 5;
const ofOneConnection = ['date', 'connection', 'keep-alive'];

/** The first address of a kind in a text. */
function addressIn(text: string, kind: RegExp): string {
  const address = kind.exec(text)?.[1];
  if (!address) throw new Error(`Nothing is like ${kind}`);
  return address;
}

/** Reads one response in full, with its headers as received. */
async function responseOf(url: string, headers: Record<string, string>): Promise<Bare> {
  const [response] = await once(get(url, { headers }), 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const raw: string[] = response.rawHeaders;
  const kept = raw.flatMap((name, at) =>
    at % 2 === 1 || ofOneConnection.includes(name.toLowerCase()) ? [] : [name, raw[at + 1] ?? ''],
  );
  return { headers: kept, body: Buffer.concat(parts).toString('base64') };
}

/** Bare node:http in its own process, serving one response. */
async function startBare(path: string, response: Bare): Promise<{ bare: ChildProcess; url: string }> {
  const bare = fork(new URL('bareServer.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  bare.send({ [path]: response });
  const [port] = await once(bare, 'message');
  return { bare, url: `http://127.0.0.1:${port}` };
}

/** The door's responses against bare node:http with the same bytes and headers; log, metrics and request ids are on. */
export async function benchDoor(report: Report): Promise<void> {
  const site = await new RunningSite().start({ LOG_LEVEL: 'info' });
  const home = await (await fetch(site.url)).text();
  const list = addressOf(getPackages);
  const script = addressIn(home, /"(\/assets\/base-[^"]+\.js)"/);
  const drawing = addressIn(home, /"(\/art\/[^"]+\.svg)"/);
  const picture = addressIn(await (await fetch(site.url + list)).text(), /"(\/images\/[^"]+\.webp)"/);
  const cases: Array<[name: string, path: string, coding: string, least: number]> = [
    ['package list', list, 'identity', 0.7],
    ['package list, brotli', list, 'br', 0.7],
    ['gateways', addressOf(getGateways), 'identity', 0.7],
    ['drawing, brotli', drawing, 'br', 0.7],
    ['script, brotli', script, 'br', 0.7],
    ['home page', '/', 'identity', 0.6],
    ['home page, brotli', '/', 'br', 0.6],
    ['shop page, brotli', '/shops', 'br', 0.6],
    // Rendered by the server, as they show the day.
    ['events, rendered, brotli', '/events', 'br', 0.6],
    ['season, rendered, brotli', '/season', 'br', 0.6],
    ['picture of a package', picture, 'identity', 0.6],
  ];
  for (const [name, path, coding, least] of cases) {
    const headers = { 'accept-encoding': coding };
    const { bare, url } = await startBare(path, await responseOf(site.url + path, headers));
    const ask =
      (base: string, pid = 0) =>
      async () => {
        const before = cpuOf(pid);
        const ms = await time(() => load(base + path, headers, count));
        return { ms, cpu: cpuOf(pid) - before };
      };
    const [ours, floor] = [ask(site.url, site.pid), ask(url, bare.pid)];
    // Both warm: what a process serves first is slower, and the floor's process is new for each row.
    for (let round = 0; round < warming; round++) await floor().then(ours);
    const pairs: Array<Record<'ours' | 'floor', Awaited<ReturnType<typeof ours>>>> = [];
    for (let round = 0; round < rounds; round++) pairs.push({ floor: await floor(), ours: await ours() });
    const rate = Math.round((1000 * count) / median(pairs.map((pair) => pair.ours.ms)));
    const byCpu = median(pairs.map((pair) => pair.floor.cpu / pair.ours.cpu));
    report.addRounds(`${name}, floor: bare node:http`, {
      ours: pairs.map((pair) => pair.ours.ms),
      floor: pairs.map((pair) => pair.floor.ms),
      note: `${rate} a second; ${byCpu.toFixed(2)} by processor time`,
      least,
    });
    bare.kill();
  }
  await site.remove();
}
