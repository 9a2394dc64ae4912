import { choice, date, file, integer, link, localized, markdown, text, word } from './fields';
import type { LocalizedText } from './languages';
import { contentAccess } from './permissions';
import { publicationFields } from './publication';
import { releaseDrawings } from './releasesPage';
import { defineRestResource } from './resource';

/** The states of a release, by the index that the API sends. */
const releaseStates = ['Soon', 'Out'] as const;
/** Whether a release's state says that players can have it. */
export const isOut = (state: unknown): boolean => Number(state) === releaseStates.indexOf('Out');

const nothingToGet: LocalizedText = {
  vi: 'Bản đã phát hành cần có tệp hoặc địa chỉ tải xuống.',
  en: 'A release that is out needs a file or an address.',
};
const both: LocalizedText = {
  vi: 'Chỉ chọn một: tệp tải lên hoặc địa chỉ này.',
  en: 'Choose one: the uploaded file or this address.',
};

/** The cards of the download page (docs/spec/living-site.md section 1), in the order of their places. */
export const releases = defineRestResource({
  name: 'releases',
  access: contentAccess,
  search: ['name', 'nameEn', 'edition'],
  publication: {
    preview: '/download',
    page: () => '/download',
    offered: {
      fields: ['file', 'link'],
      of: ({ state, file: uploaded, link: elsewhere }) =>
        String((isOut(state) && uploaded) || elsewhere || ''),
    },
  },
  fields: {
    ...localized('name', { max: 40 }),
    state: choice(releaseStates),
    /** When it came out, or is expected. */
    day: date(),
    /** Its version, as players know it. */
    edition: text({ required: false, max: 24 }),
    drawing: word(releaseDrawings),
    place: integer({ min: 1, max: 99 }),
    ...localized('notes', markdown({ required: false, max: 5000 })),
    ...localized('requirements', { required: false, max: 200 }),
    file: file(),
    /** Where else it is to be had, such as a store. */
    link: link({ required: false, isWeb: true }),
  },
  counted: publicationFields,
  check: ({ state, file: uploaded, link: elsewhere }) => ({
    ...(uploaded !== '' && elsewhere !== '' && { link: both }),
    ...(isOut(state) && uploaded === '' && elsewhere === '' && { file: nothingToGet }),
  }),
  constraints: {
    releases_file: {
      field: 'file',
      message: {
        vi: 'Tệp này không còn trên máy chủ. Vui lòng tải lên lại.',
        en: 'This file is no longer on the server. Please upload it again.',
      },
    },
  },
});
