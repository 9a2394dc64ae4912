import { englishName } from '../../contract/localized';
import type { RestResource } from '../../contract/resource';
import { conflict } from '../platform/errors';
import { contentMessages } from '../platform/messages/content';
import { pictureSize } from '../storage/images/size';
import type { ImageStore } from '../storage/images/store';
import { htmlName } from './htmlName';
import { type Rendered, renderMarkdown } from './markdown';
import type { Picture } from './pictures';

/** The HTML of a record's texts in Markdown. Throws 409 at each field whose text is wrong. */
export async function htmlOf(
  { fields }: Pick<RestResource, 'fields'>,
  record: Readonly<Record<string, unknown>>,
  images: Pick<ImageStore, 'read'>,
): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  const wrong: Record<string, Rendered['problems']> = {};
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind !== 'markdown') continue;
    const isEnglish = Object.keys(fields).some((vietnamese) => englishName(vietnamese) === name);
    const { html, problems } = await renderMarkdown(String(record[name] ?? ''), {
      language: isEnglish ? 'en' : 'vi',
      pictureOf: (picture) => pictureOf(images, picture),
    });
    if (problems.length > 0) wrong[name] = problems;
    made[htmlName(name)] = html;
  }
  const problems = Object.values(wrong).flat();
  if (problems.length > 0) throw conflict(contentMessages.wrongText(problems), wrong);
  return made;
}

async function pictureOf(images: Pick<ImageStore, 'read'>, name: string): Promise<Picture | undefined> {
  const size = await pictureSize(images, name);
  return size && { src: `/images/${name}`, ...size };
}
