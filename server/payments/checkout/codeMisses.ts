import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies';
import { countsOf, type Limiter } from '../../http/limits/limiter';
import { accountLimits, codeMissesOfGuest } from '../../http/limits/limitTable';
import { paymentMessages } from '../../platform/messages/payments';
import { isCodeRefusal } from './offers';

interface Actor extends Pick<FastifyRequest, 'ip'> {
  /** The signed-in account, which is counted instead of its network. */
  account: string | null;
  typed: Typed;
}

interface Typed {
  code?: string | undefined;
  codeProof?: string | undefined;
}

const proofWith = (key: Buffer, code: string) =>
  createHmac('sha256', key).update(code.toUpperCase()).digest();

/** Proves later that this code was accepted once, and nothing about any other code. */
export const proofOf = ({ keys }: Pick<Dependencies, 'keys'>, code: string): string =>
  proofWith(keys.acceptedCodes[0], code).toString('base64url');

/** Whether the code was accepted earlier by this browser, which was given a proof of it. */
function wasAccepted({ keys }: Pick<Dependencies, 'keys'>, { code = '', codeProof = '' }: Typed): boolean {
  const given = Buffer.from(codeProof, 'base64url');
  return keys.acceptedCodes.some((key) => {
    const proof = proofWith(key, code);
    return proof.length === given.length && timingSafeEqual(proof, given);
  });
}

/**
 * Counts a refused code towards the limit of the account, or of a guest's network, and throws 429 beyond it. Counts before
 * trying, so that parallel calls cannot exceed the limits, and undoes the count unless the code is refused. A code that
 * this browser was once given a bonus for is no guess, and counts nowhere.
 */
export async function countMisses<T>(
  { config, keys }: Pick<Dependencies, 'config' | 'keys'>,
  limiter: Limiter,
  { ip, account, typed }: Actor,
  work: () => Promise<T>,
): Promise<T> {
  if (!typed.code || wasAccepted({ keys }, typed)) return work();
  if (!account && !config.rateLimits) return work();
  const limit = account ? accountLimits.codeMisses : codeMissesOfGuest;
  const counts = countsOf('codeMisses', { ip, account }, { limit, refusal: paymentMessages.tooManyCodes });
  return limiter.counted(counts, work, { afterError: isCodeRefusal, after: () => false });
}
