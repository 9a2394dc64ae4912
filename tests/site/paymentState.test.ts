import { describe, expect, it } from 'vitest';
import {
  cannotPay,
  initialPayment,
  isExhausted,
  maxPolls,
  type PaymentAction,
  paymentReducer,
  type ShopPayment,
} from '../../src/site/shop/payment/state/paymentState';

const payment: ShopPayment = {
  transactionId: 't1',
  paymentUrl: 'https://pay.example/t1',
  expiresAt: '2026-03-01T00:15:00.000Z',
};
const player = { email: 'a@b.vn', userName: 'an', firstName: 'An', lastName: 'Lê' };
const early = Date.parse('2026-03-01T00:05:00.000Z');
const late = Date.parse('2026-03-01T00:15:01.000Z');
const following = (...actions: PaymentAction[]) => actions.reduce(paymentReducer, initialPayment);
const paying: PaymentAction[] = [
  { type: 'player', player },
  { type: 'package', packageId: 'p1' },
  { type: 'begin' },
  { type: 'opened', payment, blocked: false },
];

describe('payment flow (product.md section 4)', () => {
  it('goes from idle to paying when a payment opens', () => {
    expect(following().phase).toBe('idle');
    expect(following(...paying)).toMatchObject({ phase: 'paying', payment, busy: false });
  });
  it.each([
    ['PENDING', 'paying'],
    ['COMPLETED', 'completed'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'cancelled'],
  ] as const)('%s results in %s', (status, phase) => {
    expect(following(...paying, { type: 'status', status, now: early }).phase).toBe(phase);
  });
  it('distinguishes expiry from cancellation', () => {
    expect(following(...paying, { type: 'status', status: 'CANCELLED', now: early }).expired).toBe(false);
    expect(following(...paying, { type: 'status', status: 'CANCELLED', now: late }).expired).toBe(true);
  });
  it('drops the payment when package or recipient change, and remembers that one was open', () => {
    expect(following(...paying, { type: 'package', packageId: 'p2' })).toMatchObject({
      phase: 'idle',
      payment: null,
      packageId: 'p2',
      dropped: true,
    });
    expect(following(...paying, { type: 'player', player: null })).toMatchObject({
      phase: 'idle',
      dropped: true,
    });
  });
  it('keeps a payment when the same package is chosen again', () => {
    expect(following(...paying, { type: 'package', packageId: 'p1' }).phase).toBe('paying');
  });
  it('resumes with the package of the payment', () => {
    const resumed = following(
      { type: 'player', player },
      { type: 'opened', payment: { ...payment, packageId: 'p7' }, blocked: false },
    );
    expect(resumed).toMatchObject({ packageId: 'p7', phase: 'paying' });
  });
  it('ignores a status after the end', () => {
    const done = following(...paying, { type: 'status', status: 'COMPLETED', now: early });
    expect(paymentReducer(done, { type: 'status', status: 'FAILED', now: early }).phase).toBe('completed');
  });
  it('stops after 40 polls', () => {
    const polls = Array.from(
      { length: maxPolls },
      (): PaymentAction => ({ type: 'status', status: 'PENDING', now: 0 }),
    );
    expect(isExhausted(following(...paying, ...polls.slice(1)))).toBe(false);
    expect(isExhausted(following(...paying, ...polls))).toBe(true);
    expect(following(...paying, ...polls).phase).toBe('paying');
  });
  it('disables Pay Now without an amount, while paying and when completed', () => {
    expect(cannotPay(following(), false)).toBe(true);
    expect(cannotPay(following(), true)).toBe(false);
    expect(cannotPay(following(...paying), true)).toBe(true);
    for (const [status, disabled] of [
      ['COMPLETED', true],
      ['FAILED', false],
      ['CANCELLED', false],
    ] as const) {
      expect(cannotPay(following(...paying, { type: 'status', status, now: early }), true)).toBe(disabled);
    }
  });
});

describe('a payment that has ended while money may still arrive', () => {
  const unknown = { asked: false, until: '2026-03-02T00:15:00.000Z' };
  const cases = (['FAILED', 'CANCELLED'] as const).flatMap((status) =>
    [early, late].map((now) => ({ status, now })),
  );
  it.each(cases)('is still watched, and completed when it comes: %o', ({ status, now }) => {
    const ended = following(...paying, { type: 'status', status, now, late: unknown });
    expect(ended).toMatchObject({ late: unknown, manual: 'none' });
    const asked = { ...unknown, asked: true };
    const checked = [
      { type: 'manualCheck' },
      { type: 'status', status, now: late, late: asked },
    ] satisfies PaymentAction[];
    const again = checked.reduce(paymentReducer, ended);
    expect(again).toMatchObject({
      late: asked,
      manual: 'pending',
      phase: ended.phase,
      expired: ended.expired,
    });
    const paid = paymentReducer(again, { type: 'status', status: 'COMPLETED', now: late, diamonds: 110 });
    expect(paid).toMatchObject({ phase: 'completed', diamonds: 110, late: undefined });
  });
  it.each(cases)('is over once it is certain: %o', ({ status, now }) => {
    const ended = following(...paying, { type: 'status', status, now });
    expect(paymentReducer(ended, { type: 'status', status: 'COMPLETED', now })).toEqual(ended);
  });
});
