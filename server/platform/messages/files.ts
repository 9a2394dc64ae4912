import { fileEndings, tooLargeFile, wrongFileName } from '../../../contract/files';
import { localized } from './localized';

export const fileMessages = {
  name: wrongFileName,
  tooLarge: tooLargeFile,
  empty: localized('Tệp này không có nội dung.', 'This file is empty.'),
  content: localized(
    `Nội dung tệp không đúng với phần mở rộng (${fileEndings.join(', ')}).`,
    `What is in the file is not what its name says (${fileEndings.join(', ')}).`,
  ),
  cut: localized(
    'Tệp chưa được nhận trọn vẹn. Vui lòng tải lên lại.',
    'The file did not arrive as a whole. Please upload it again.',
  ),
} as const;
