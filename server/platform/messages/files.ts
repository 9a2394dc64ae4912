import { fileEndings, tooLargeFile, uploadsADay, wrongFileName } from '../../../contract/files';
import type { Language } from '../../../contract/languages';
import { localized } from './localized';

const megabytes = (bytes: number, language: Language) => (bytes / 1_000_000).toLocaleString(language);

export const fileMessages = {
  name: wrongFileName,
  tooLarge: tooLargeFile,
  tooMuchADay: localized(
    `Mỗi người chỉ được tải lên tổng cộng ${megabytes(uploadsADay, 'vi')} MB trong 24 giờ. Vui lòng thử lại sau.`,
    `Each person may upload ${megabytes(uploadsADay, 'en')} MB in 24 hours. Please try again later.`,
  ),
  diskFull: localized(
    'Ổ đĩa của máy chủ sắp đầy nên tạm thời không nhận thêm tệp. Vui lòng báo cho người vận hành.',
    'The server’s disk is nearly full, so it accepts no more files for now. Please let the operator know.',
  ),
  inUse: localized(
    'Tệp này vẫn còn được dùng nên không xóa được.',
    'This file is still in use, so it cannot be deleted.',
  ),
  empty: localized('Tệp này không có nội dung.', 'This file is empty.'),
  content: localized(
    `Nội dung tệp không đúng với phần mở rộng (${fileEndings.join(', ')}).`,
    `The content of the file does not match its extension (${fileEndings.join(', ')}).`,
  ),
  cut: localized(
    'Tệp chưa được nhận trọn vẹn. Vui lòng tải lên lại.',
    'The file did not arrive complete. Please upload it again.',
  ),
} as const;
