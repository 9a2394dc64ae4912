import type { BulkAct } from '../../../contract/calls/call';
import type { TextPair } from '../../../contract/texts';
import { plural } from '../../platform/messages/localized';
import type { Template, Values } from './mailText';

/** What the person has done, by the act's name in the contract. */
const bulkWords = {
  corrections: ['sửa email người chơi', 'corrected the email addresses of players'],
  personExports: ['tải dữ liệu của từng người chơi', 'exported the data of players'],
  contactFiles: ['tải tệp có email và số điện thoại', 'downloaded files with contact details'],
  contactPages: ['xem trang danh sách có thông tin liên hệ', 'opened list pages with contact details'],
  contactRecords: ['mở hồ sơ có thông tin liên hệ', 'opened records with contact details'],
  deletes: ['xóa dữ liệu', 'deleted records'],
  bans: ['khóa tài khoản người chơi', 'banned players'],
} satisfies Record<BulkAct, TextPair>;
const bulkWord = ({ act }: Values): TextPair => bulkWords[act as BulkAct] ?? ['', ''];
const times = ({ tries = '' }: Values): string => plural(tries, 'time');

/** For owners: a person of the staff has done more of something than a day's work. */
export const bulkActs: Template = (values) => ({
  subject: [
    `${values.by} đã ${bulkWord(values)[0]} hơn ${values.tries} lần trong 24 giờ`,
    `${values.by} ${bulkWord(values)[1]} more than ${times(values)} within 24 hours`,
  ],
  lines: [
    [
      `${values.by} đã ${bulkWord(values)[0]} hơn ${values.tries} lần trong 24 giờ. Quá ${values.most} lần sẽ bị từ chối.`,
      `${values.by} ${bulkWord(values)[1]} more than ${times(values)} within 24 hours. Beyond ${values.most} it is refused.`,
    ],
    [
      'Nếu bạn không biết việc này, hãy xem mục Hoạt động trong trang quản trị và đăng xuất mọi thiết bị của người đó.',
      'If you did not expect this, look at Activity in the back office and log that person out everywhere.',
    ],
  ],
  after: [],
});
