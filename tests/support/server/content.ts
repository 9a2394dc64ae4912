import type { Actor } from '../../../server/http/types';
import { addMs, days } from '../../../server/platform/clock';
import type { TestApp } from './testApp';

/** An article that could be published. */
export const article = (given: object = {}) => ({
  title: 'Chợ Nổi mở cửa',
  titleEn: 'The Floating Market opens',
  kind: 0,
  summary: 'Bản đồ mới.',
  body: 'Ghe thuyền trôi.',
  ...given,
});

/** A banner that could be published. */
export const banner = (given: object = {}) => ({
  title: 'Khép nét.',
  outlined: 'Chiếm trận.',
  label: 'Bản vẽ 01A',
  name: 'Trận đấu',
  text: 'Bắn súng chiến thuật 2D.',
  action: 'Tải bản Beta',
  to: '/download',
  scene: 'match',
  place: 1,
  ...given,
});

/** A question that could be published. */
export const question = (given: object = {}) => ({
  question: 'Quên mật khẩu?',
  questionEn: 'Forgot your password?',
  answer: 'Đặt **mật khẩu mới**.',
  answerEn: 'Set a *new one*.',
  subject: 1,
  place: 1,
  ...given,
});

/** An event that could be published. */
export const event = (given: object = {}) => ({
  name: 'Cúp Mùa Đông',
  nameEn: 'The Winter Cup',
  kind: 0,
  startsAt: '2031-12-12T19:00',
  endsAt: '2031-12-20T22:00',
  text: '32 đội, một chiếc cúp.',
  textEn: '32 teams, one trophy.',
  link: '',
  ...given,
});

/** A release that could be published. */
export const release = (given: object = {}) => ({
  name: 'Outline cho Windows',
  nameEn: 'Outline for Windows',
  state: 0,
  edition: '1.0',
  drawing: 'desktop',
  place: 1,
  ...given,
});

/** A record that could be published, for each published resource. */
export const makers = { news: article, banners: banner, help: question, events: event, releases: release };
export type Editable = keyof typeof makers;

interface Span {
  from?: Date | string | null;
  until?: Date | string | null;
}

/** What an editor does, each by a call. */
export function editorOf(server: TestApp, token: string) {
  const as = { token };
  const make = async (resource: Editable, given: object = {}) =>
    (await server.post(`admin/${resource}`, makers[resource](given), as)).body as {
      id: string;
      version: number;
    };
  return {
    make,
    get: async (resource: string, id: string) => (await server.get(`admin/${resource}/${id}`, as)).body,
    change: (resource: string, id: string, given: object) =>
      server.call('PUT', `admin/${resource}/${id}`, given, as),
    remove: (resource: string, id: string) => server.call('DELETE', `admin/${resource}/${id}`, undefined, as),
    publish: (resource: string, { id, version }: { id: string; version: number }, span: Span = {}) =>
      server.post('admin/publications', { resource, recordId: id, version, ...span }, as),
    unpublish: (resource: string, recordId: string, keepsSchedule = false) =>
      server.post('admin/publications/unpublish', { resource, recordId, keepsSchedule }, as),
    cancel: (id: string) => server.post(`admin/publications/${id}/cancel`, {}, as),
    list: async (filter: object = {}) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
      return (await server.get(`admin/publications?${query}`, as)).body;
    },
    inDays: (count: number) => addMs(server.clock.now(), days(count)),
  };
}
export type Editor = ReturnType<typeof editorOf>;

/** What of an editor's acts a second person does where it takes two. */
export const publishing = ({ publish, unpublish, cancel, remove }: Editor) => ({
  publish,
  unpublish,
  cancel,
  remove,
});

/** A person as a call of theirs names them who writes content. */
export const writerOf = ({ id, userName }: Pick<Actor, 'id' | 'userName'>) =>
  ({ id, userName, network: '', permission: 'content:write' }) as Actor;

/** Uploads a file for a release by the call; returns what a record holds of it. */
export async function uploadAs(server: TestApp, token: string, content: Buffer, name = 'Outline-1.0.zip') {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/admin/files?name=${encodeURIComponent(name)}`,
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    payload: content,
  });
  if (response.statusCode !== 200) throw new Error(`Not uploaded: ${response.body}`);
  return `${response.json().sum}/${name}`;
}
