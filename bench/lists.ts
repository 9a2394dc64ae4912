import { pageOf } from '../src/dataProvider/page';
import { compare } from './measure';
import type { Report } from './report';

/** The user list with 10,000 rows: filter, sort and page, compared with just sorting the same rows. */
export async function benchLists(report: Report): Promise<void> {
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    id: `u${n}`,
    userName: `người chơi ${(n * 7919) % 10_000}`,
    email: `p${n}@outline.example`,
    diamonds: (n * 104_729) % 50_000,
  }));
  const page = (sort: string, filter: object) => () =>
    pageOf(
      rows,
      { pagination: { page: 3, perPage: 10 }, sort: { field: sort, order: 'ASC' }, filter },
      { fields: {}, searched: ['userName', 'email'] },
    );
  const byNumber = () => [...rows].sort((a, b) => a.diamonds - b.diamonds);
  const byText = () => [...rows].sort((a, b) => (a.userName < b.userName ? -1 : 1));
  await compare(report, 'a page of 10,000 rows by number, floor: plain sort', {
    candidate: page('diamonds', {}),
    floor: byNumber,
  });
  await compare(report, 'a page of 10,000 rows by Vietnamese text, floor: byte order', {
    candidate: page('userName', {}),
    floor: byText,
  });
  await compare(report, 'a page of what a search finds, floor: plain sort', {
    candidate: page('diamonds', { q: 'nguoi choi 77' }),
    floor: byNumber,
  });
}
