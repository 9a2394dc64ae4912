import { Passwords } from '../../../server/accounts/passwords';
import { insertUser } from '../../../server/accounts/users';
import { migrate } from '../../../server/db/migrate';
import type { Db } from '../../../server/db/tables';
import { addMs, days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { postTo } from './process';

export const buyerPassword = 'a long enough phrase';
export const buyerOf = (n: number) => `buyer${n}@outline.example`;

/** Migrates, and creates `count` verified players and one package of 10 diamonds; returns the package's id. */
export async function makeBuyers(db: Db, count: number): Promise<string> {
  await migrate(db);
  const now = new Date();
  // Long enough ago to mark days.
  const emailVerifiedAt = addMs(now, -days(2));
  const passwordHash = await new Passwords().hash(buyerPassword);
  for (let n = 0; n < count; n++) {
    const name = { firstName: 'Mua', lastName: 'Nguyễn', userName: `buyer${n}`, email: buyerOf(n) };
    await insertUser(db, { ...name, passwordHash, emailVerifiedAt }, now);
  }
  const id = newId();
  const pkg = {
    name: 'Gói',
    diamondAmount: 10,
    price: 1000,
    currency: 'VND' as const,
    description: '',
    nameEn: '',
    descriptionEn: '',
  };
  const rest = {
    isActive: true,
    bonusDiamonds: 0,
    firstBonus: 0,
    image: 'x.webp',
    createdAt: now,
    updatedAt: now,
  };
  await db
    .insertInto('diamondPackages')
    .values({ id, ...pkg, ...rest })
    .execute();
  return id;
}

/** Presses "pay" on the sandbox's page; returns false when the server is down. */
export async function press(address: string, paymentUrl: string): Promise<boolean> {
  const pressed = await fetch(address + new URL(paymentUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'completed' }),
    redirect: 'manual',
  }).catch(() => null);
  return pressed?.status === 303;
}

/** The state of a payment; null when the server is down. */
export const statusAt = (address: string, id: string): Promise<string | null> =>
  fetch(`${address}/api/user/payment/status/${id}`)
    .then((answer) => answer.json() as Promise<{ status: string }>)
    .then(({ status }) => status)
    .catch(() => null);

export const createAt = (address: string, email: string, packageId: string, more: object = {}) =>
  postTo(address, 'user/payment/create', { email, packageId, ...more });
