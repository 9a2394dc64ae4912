import { addMs, days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import type { TestApp } from './testApp';

/** Creates a package on sale: 650 diamonds for 59,000 đồng with an active bonus of 65; returns its id. */
export async function makePackage({ db, clock }: TestApp, given: object = {}): Promise<string> {
  const id = newId();
  const now = clock.now();
  await db
    .insertInto('diamondPackages')
    .values({
      id,
      name: 'Gói thử',
      diamondAmount: 650,
      price: 59_000,
      currency: 'VND',
      description: '',
      nameEn: '',
      descriptionEn: '',
      isActive: true,
      bonusDiamonds: 65,
      firstBonus: 0,
      bonusStartAt: addMs(now, -days(1)),
      bonusEndAt: addMs(now, days(1)),
      image: 'none.webp',
      createdAt: now,
      updatedAt: now,
      ...given,
    })
    .execute();
  return id;
}
