import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** Connections that are open at a time. */
const connections = 10;
const ticksPerSecond = 100;

/** Processor time of a process so far, in milliseconds, as counted by the kernel. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/**
 * Sends the same GET `count` times over ten keep-alive connections, one request at a time on each. Raw sockets: a client
 * that parses what it reads takes more time than the server. Every response must be as long as the first.
 */
export async function load(url: string, headers: Record<string, string>, count: number): Promise<void> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  let left = count;
  const talk = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let size = 0;
      let read = 0;
      let first = Buffer.alloc(0);
      const next = () => {
        read = 0;
        if (left-- > 0) socket.write(request);
        else socket.end(resolve);
      };
      socket.setNoDelay(true).on('error', reject).on('connect', next);
      socket.on('data', (part) => {
        read += part.length;
        if (size === 0) {
          first = Buffer.concat([first, part]);
          size = sizeOf(first);
        }
        if (size > 0 && read >= size) next();
      });
    });
  await Promise.all(Array.from({ length: connections }, talk));
}

/** Size of a response in bytes, including its head; 0 until the head has arrived. */
function sizeOf(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = bytes.subarray(0, end).toString();
  if (!/^HTTP\/1.1 (200|304)/.test(head)) throw new Error(head);
  return end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
}
