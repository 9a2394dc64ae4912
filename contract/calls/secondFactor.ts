import { Message } from '../errors';
import { ProofBody } from '../ownSecurity';
import { FactorBody, FactorSecret, FactorState, RecoveryCodes, SteppedUp } from '../secondFactor';
import { defineCall } from './call';

const own = { tag: 'accounts', access: 'player' } as const;

export const getFactor = defineCall({
  ...own,
  method: 'GET',
  path: 'user/second-factor',
  isSetup: true,
  does: 'Whether the account has a second factor, and how many recovery codes are left.',
  response: { 200: FactorState },
});
export const beginFactor = defineCall({
  ...own,
  method: 'POST',
  path: 'user/second-factor/begin',
  isSetup: true,
  limit: 'login',
  does: 'Begins the set-up of a second factor; the password proves the owner, or a player’s Google sign-in of the last ten minutes.',
  body: ProofBody,
  refuses: { 403: ['google', 'stepUp'] },
  response: { 200: FactorSecret },
});
export const confirmFactor = defineCall({
  ...own,
  method: 'POST',
  path: 'user/second-factor/confirm',
  isSetup: true,
  limit: 'login',
  does: 'Ends the set-up with a first code, and returns the recovery codes once.',
  body: FactorBody,
  refuses: { 403: ['stepUp'] },
  response: { 200: RecoveryCodes },
});
export const turnOffFactor = defineCall({
  ...own,
  method: 'POST',
  path: 'user/second-factor/off',
  limit: 'login',
  does: 'Turns a player’s second factor off, with the same proof as its set-up.',
  body: ProofBody,
  refuses: { 403: ['google', 'stepUp'] },
  response: { 200: Message },
});
export const renewRecoveryCodes = defineCall({
  ...own,
  method: 'POST',
  path: 'user/second-factor/recovery-codes',
  limit: 'login',
  does: 'Replaces the recovery codes.',
  refuses: { 403: ['stepUp'] },
  response: { 200: RecoveryCodes },
});
export const stepUp = defineCall({
  ...own,
  method: 'POST',
  path: 'user/auth/step-up',
  limit: 'login',
  does: 'Proves the second factor again, for the calls that need a recent one.',
  body: FactorBody,
  response: { 200: SteppedUp },
});
