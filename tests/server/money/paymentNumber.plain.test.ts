import { expect, it } from 'vitest';
import { idStartOf, paymentNumber } from '../../../contract/paymentNumber';
import { descriptionOf } from '../../../server/payments/gateways/payosOrders';
import { newReference } from '../../../server/platform/ids';

it('leads from a payment’s number, however it is written, to the beginning of its id', () => {
  for (const id of Array.from({ length: 200 }, newReference)) {
    const number = paymentNumber(id);
    expect(number).toMatch(/^[0-9A-F]{5}-[0-9A-F]{5}$/);
    for (const said of [
      number,
      number.toLowerCase(),
      number.replace('-', ' '),
      ` ${number.replace('-', '')} `,
    ])
      expect(idStartOf(said)).toBe(id.slice(0, 10));
    // As the text of a transfer by PayOS has it.
    expect(idStartOf(descriptionOf(number))).toBe(id.slice(0, 9));
  }
});

it.each(['', '4F7A9', '4F7A9-2C1', '4F7A9-2C10BB', '4F7AG-2C10B', '4F7A9--2C10B', 'minhkhoi-khoi'])(
  'takes no other text for a number: %s',
  (text) => expect(idStartOf(text)).toBeNull(),
);

it.each(['t1', '0b0c7d1e-aaaa-4bbb-8ccc-123456789abc'])('leaves an id of another server as it is: %s', (id) =>
  expect(paymentNumber(id)).toBe(id),
);
