import type { Call } from '../../contract/calls/call';
import type { Permission } from '../../contract/permissions';
import { refusedAt } from '../api/ApiError';

/** Prompts for the second factor; resolves to whether it was given. */
type AskFactor = () => Promise<boolean>;

let askFactor: AskFactor | null = null;
let question: Promise<boolean> | null = null;

/**
 * Registers the prompt for the second factor. Returns the function that unregisters it; what it was asking then counts as not
 * given, or no later call could ask.
 */
export function onStepUp(ask: AskFactor): () => void {
  let leave: (given: boolean) => void = () => undefined;
  const left = new Promise<boolean>((resolve) => {
    leave = resolve;
  });
  const asking = () => Promise.race([ask(), left]);
  askFactor = asking;
  return () => {
    if (askFactor === asking) askFactor = null;
    leave(false);
  };
}

const needsFactor = (error: unknown): boolean =>
  refusedAt<Call & { access: Permission }>(error, '403 stepUp') !== undefined;

/**
 * Runs a call. If it requires a recent second factor, retries it once that was given; calls refused at the same time
 * share one prompt (studio.md section 1).
 */
export async function withStepUp<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!askFactor || !needsFactor(error)) throw error;
    question ??= askFactor().finally(() => {
      question = null;
    });
    if (!(await question)) throw error;
    return run();
  }
}
