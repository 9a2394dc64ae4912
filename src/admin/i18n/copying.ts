import { addScreenTexts } from './screenTexts';

const vi = {
  id: 'Sao chép mã %{id}',
  done: 'Đã sao chép.',
  failed: 'Trình duyệt không cho sao chép. Hãy chọn và sao chép bằng tay.',
};

const en: typeof vi = {
  id: 'Copy the id %{id}',
  done: 'Copied.',
  failed: 'The browser does not allow copying. Select and copy it by hand.',
};

/** What copying to the clipboard says. */
export const copying = addScreenTexts('copying', { vi, en });
