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

/** The sample news, newest first, and a draft. None has a cover: pages show the drawings of their kinds. */
const demoNews = (now: Date) => [
  ...sampleNews(now).map(({ key, day, ...texts }) => ({
    ...texts,
    ...sampleBodies[key],
    isPinned: false,
    shownOn: midnightOf(day),
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
    notes: '- Ba bản đồ mới\n- Sảnh chờ mới',
    notesEn: '- Three new maps\n- A new lobby',
    requirements: 'Windows 10 trở lên, RAM 4 GB',
    requirementsEn: 'Windows 10 or newer, 4 GB of memory',
    file: '',
    link: '',
  },
];

/** The sample events, on their days. */
const demoEvents = (now: Date) =>
  sampleEvents(now).map(({ startsAt, endsAt, ...texts }) => ({
    ...texts,
    ...textsOfSample(texts.nameEn),
    startsAt: parseDateTime(startsAt),
    endsAt: parseDateTime(endsAt),
  }));

/** Stores the content, and publishes all but the draft. */
export async function insertContent(tx: Tx, now: Date): Promise<void> {
  const rowOf = <T extends object>(row: T, index: number) => {
    const createdAt = addMs(now, -minutes(60 - index));
    return { ...row, id: newId(), createdAt, updatedAt: createdAt };
  };
  const rows = {
    news: demoNews(now).map(rowOf),
    help: demoHelp.map(rowOf),
    events: demoEvents(now).map(rowOf),
    releases: demoReleases.map(rowOf),
  };
  await tx
    .insertInto('news')
    .values(rows.news.map((row) => ({ ...row, image: '' })))
    .execute();
  await tx.insertInto('help').values(rows.help).execute();
  await tx.insertInto('events').values(rows.events).execute();
  await tx.insertInto('releases').values(rows.releases).execute();
  await publishRows(tx, news, rows.news.slice(0, -1), now);
  await insertBanners(tx, now);
  await publishRows(tx, help, rows.help, now);
  await publishRows(tx, events, rows.events, now);
}
