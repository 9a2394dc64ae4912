import { Worker } from 'node:worker_threads';
import type { PageToRender } from '../../../contract/rendering';
import { minutes, seconds } from '../../platform/clock';

type Reply = { html: string } | { error: unknown };

interface Limits {
  /** How long the thread may take to load and to render a first page, in milliseconds. */
  start: number;
  /** How long one page may take, in milliseconds: a scheduled publication that begins meanwhile is to be live within five seconds. */
  deadline: number;
  /** How long it may take while others wait, in milliseconds: a page takes a hundredth of a second. */
  quick: number;
  /** How long the thread waits for the next page before it ends and frees its memory, in milliseconds. */
  idle: number;
  /** The memory it may use, in megabytes; a page takes a tenth of it. */
  megabytes: number;
}
const usual: Limits = {
  start: seconds(5),
  deadline: seconds(1),
  quick: 500,
  idle: minutes(1),
  megabytes: 256,
};

/** A page that did not end in time. */
class Late extends Error {}

/** Whether a page was given up because it took too long. */
export const isLate = (error: unknown): boolean => error instanceof Error && error.cause instanceof Late;

/**
 * Renders pages in a worker thread, so that no request waits for them. The thread starts with the first page, and again after
 * one that did not end in time, ran out of memory or brought it down.
 */
export class Renderer {
  readonly #limits: Limits;
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(
    /** What the build left for it: the client's bundle and the frames of pages. */
    private readonly folder: string,
    /** The module that the thread runs (worker.ts). */
    private readonly module: URL,
    limits: Partial<Limits> = {},
  ) {
    this.#limits = { ...usual, ...limits };
  }

  /**
   * Returns the whole page; rejects when it cannot be rendered, and sooner with `isQuick`. One at a time, in the order of the
   * calls.
   */
  render(page: PageToRender, isQuick = false): Promise<string> {
    const rendered = this.#last.then(() => this.#ask(page, isQuick));
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.module, {
      workerData: this.folder,
      // Nothing else of the environment, which has secrets; the client's libraries are slower in development.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
    });
    worker.unref();
    // These stay attached: without a listener, an error while nobody waits for a page would end the process.
    const drop = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.on('error', drop).on('exit', drop);
    return worker;
  }

  async #ask(page: PageToRender, isQuick: boolean): Promise<string> {
    clearTimeout(this.#idle);
    const { start, quick, deadline } = this.#limits;
    try {
      if (!this.#worker) {
        this.#worker = this.#start();
        await replyOf(this.#worker, start);
      }
      const reply = replyOf(this.#worker, isQuick ? quick : deadline);
      this.#worker.postMessage(page);
      const html = await reply;
      this.#idle = setTimeout(() => void this.close(), this.#limits.idle).unref();
      return html;
    } catch (error) {
      await this.close();
      throw new Error(`${page.path} in ${page.language} was not rendered`, { cause: error });
    }
  }
}

/** Waits for what the thread says next, which is first that it has loaded, or for its end. */
function replyOf(worker: Worker, deadline: number): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => end(new Late(`took longer than ${deadline} ms`)), deadline);
    const end = (error: unknown) => {
      clearTimeout(late);
      worker.off('message', read).off('error', end).off('exit', exited);
      reject(error);
    };
    const exited = (code: number) => end(new Error(`the thread ended with ${code}`));
    const read = (reply: Reply) => {
      if ('error' in reply) return end(reply.error);
      resolve(reply.html);
      end(undefined);
    };
    worker.on('message', read).on('error', end).on('exit', exited);
  });
}
