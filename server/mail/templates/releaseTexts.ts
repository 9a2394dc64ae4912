import type { Template } from './mailText';

/** For every owner, when one of them changed what players download without a second person. */
export const releaseAlone: Template = (values) => ({
  subject: [
    `Bản phát hành “${values.release}” vừa được ${values.isTaken ? 'gỡ xuống' : 'xuất bản'} chỉ bởi một người`,
    `The release “${values.release}” was ${values.isTaken ? 'unpublished' : 'published'} by one person alone`,
  ],
  lines: [
    [
      `${values.by} vừa tự mình ${values.isTaken ? 'gỡ xuống' : 'xuất bản'} tệp hoặc địa chỉ tải của bản phát hành “${values.release}”, cũng là thứ chính ${values.by} đã tải lên hoặc đã sửa. Lúc đó không còn ai khác có quyền xuất bản.`,
      `${values.by} alone ${values.isTaken ? 'unpublished' : 'published'} the file or address of the release “${values.release}” that ${values.by} had uploaded or changed. Nobody else held the right to publish then.`,
    ],
    [
      `Nếu bạn không biết việc này, hãy hỏi ${values.by} và xem Nhật ký trong trang quản trị.`,
      `If you know nothing of this, ask ${values.by} and look at the history in the back office.`,
    ],
  ],
  after: [
    [
      'Khi có thêm một người có quyền xuất bản, việc này luôn cần hai người.',
      'Once somebody else may publish, it always takes two people.',
    ],
  ],
});
