import type { Template } from './mailText';

/** For every owner, when one of them changed what players download without a second person. */
export const releaseAlone: Template = (values) => ({
  subject: [
    `Một người vừa tự ${values.isTaken ? 'gỡ xuống' : 'xuất bản'} bản phát hành “${values.release}”`,
    `The release “${values.release}” was ${values.isTaken ? 'unpublished' : 'published'} by one person alone`,
  ],
  lines: [
    [
      `${values.by} vừa một mình ${values.isTaken ? 'gỡ xuống' : 'xuất bản'} tệp hoặc địa chỉ tải của bản phát hành “${values.release}”, do chính ${values.by} tải lên hoặc sửa. Lúc đó không còn ai khác có quyền xuất bản.`,
      `${values.by} alone ${values.isTaken ? 'unpublished' : 'published'} the file or address of the release “${values.release}” that ${values.by} had uploaded or changed. Nobody else held the right to publish then.`,
    ],
    [
      `Nếu bạn không biết việc này, hãy hỏi ${values.by} và xem mục Hoạt động trong trang quản trị.`,
      `If you did not know about this, ask ${values.by} and look at Activity in the back office.`,
    ],
  ],
  after: [
    [
      'Khi có thêm một người có quyền xuất bản, việc này luôn cần hai người.',
      'As soon as somebody else may publish, it takes two people again.',
    ],
  ],
});
