import { addScreenTexts } from './screenTexts';

// What is said after copying.
addScreenTexts('copying', {
  id: ['Sao chép mã %{id}', 'Copy the ID %{id}'],
  done: ['Đã sao chép.', 'Copied.'],
  failed: [
    'Trình duyệt không cho sao chép. Hãy chọn và sao chép bằng tay.',
    'The browser does not allow copying. Select and copy it by hand.',
  ],
});
