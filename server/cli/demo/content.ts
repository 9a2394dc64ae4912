import { parseDateTime } from '../../../contract/dateTimes';
import { events, help, news } from '../../../contract/resources';
import { sampleBodies } from '../../../contract/samples/articles';
import { sampleEvents } from '../../../contract/samples/events';
import { textsOfSample } from '../../../contract/samples/eventTexts';
import { sampleHelp } from '../../../contract/samples/help';
import { sampleNews } from '../../../contract/samples/news';
import { midnightOf } from '../../../contract/vietnamTime';
import { publishRows } from '../../content/publishRows';
import { insertBanners } from '../../content/startBanners';
import type { Tx } from '../../db/tables';
import { addMs, minutes } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { draft } from './draft';

/**
 * The specified news, newest first, and a draft. None has a cover: the home page shows the drawings of their kinds, as the
 * specification does.
 */
const demoNews = [
  ...sampleNews.map(({ picture, day, ...texts }) => ({
    ...texts,
    isPinned: false,
    shownOn: midnightOf(day),
    body: sampleBodies[picture]?.body ?? '',
    bodyEn: sampleBodies[picture]?.bodyEn ?? '',
  })),
  draft,
];

/** The sample questions, in their order within a subject. */
const demoHelp = sampleHelp.map((item, index) => ({ ...item, place: index + 1 }));

/** A draft: the sample archives stay on the download page until a release is published. */
const demoReleases = [
  {
    name: 'Outline cho Windows',
    nameEn: 'Outline for Windows',
    state: 0,
    day: null,
    edition: '1.0',
    drawing: 'desktop' as const,
    place: 1,
    notes: '- Mùa 1 trọn vẹn\n- Sảnh chờ mới',
    notesEn: '- All of season 1\n- A new lobby',
    requirements: 'Windows 10 trở lên, RAM 4 GB',
    requirementsEn: 'Windows 10 or newer, 4 GB of memory',
    file: '',
    link: '',
  },
];

/** The sample events, on their days. */
const demoEvents = sampleEvents.map(({ startsAt, endsAt, ...texts }) => ({
  ...texts,
  ...textsOfSample(texts.nameEn),
  startsAt: parseDateTime(startsAt),
  endsAt: parseDateTime(endsAt),
}));

/** Stores the content, and publishes what is specified: exactly these texts are live. */
export async function insertContent(tx: Tx, now: Date): Promise<void> {
  const rowOf = <T extends object>(row: T, index: number) => {
    const createdAt = addMs(now, -minutes(60 - index));
    return { ...row, id: newId(), createdAt, updatedAt: createdAt };
  };
  const rows = {
    news: demoNews.map(rowOf),
    help: demoHelp.map(rowOf),
    events: demoEvents.map(rowOf),
    releases: demoReleases.map(rowOf),
  };
  await tx
    .insertInto('news')
    .values(rows.news.map((row) => ({ ...row, image: '' })))
    .execute();
  await tx.insertInto('help').values(rows.help).execute();
  await tx.insertInto('events').values(rows.events).execute();
  await tx.insertInto('releases').values(rows.releases).execute();
  await publishRows(tx, news, rows.news.slice(0, sampleNews.length), now);
  await insertBanners(tx, now);
  await publishRows(tx, help, rows.help, now);
  await publishRows(tx, events, rows.events, now);
}
