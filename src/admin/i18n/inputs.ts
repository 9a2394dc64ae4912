import { addScreenTexts } from './screenTexts';

// The texts of inputs for content, which load on demand.
addScreenTexts('inputs', {
  bar: ['Định dạng', 'Formatting'],
  bold: ['In đậm', 'Bold'],
  italic: ['In nghiêng', 'Italic'],
  heading: ['Tiêu đề', 'Heading'],
  list: ['Danh sách', 'List'],
  link: ['Liên kết', 'Link'],
  picture: ['Thêm ảnh', 'Add a picture'],
  count: ['%{count} / %{max} ký tự', '%{count} of %{max} characters'],
  text: ['nội dung', 'text'],
  textPicture: {
    title: ['Thêm ảnh hoặc phim vào bài', 'Add a Picture or Clip to the Text'],
    choose: ['Chọn ảnh', 'Choose a picture'],
    replace: ['Chọn ảnh khác', 'Choose another picture'],
    picked: ['Ảnh đã chọn', 'The chosen picture'],
    clip: ['Hoặc một đoạn phim của trò chơi', 'Or a clip of the game'],
    noClip: ['Không dùng phim', 'No clip'],
    alt: ['Mô tả', 'Description'],
    altHelp: [
      'Trình đọc màn hình đọc lời này; nó cũng hiện ra khi ảnh không tải được.',
      'Screen readers read it aloud, and it shows when the picture does not load.',
    ],
    add: ['Thêm vào bài', 'Add to the Text'],
    sending: ['Đang tải ảnh lên…', 'Uploading…'],
  },
  address: ['Địa chỉ trang: %{address}', 'Address of the page: %{address}'],
  made: ['Nếu để trống, địa chỉ trang sẽ là %{address}', 'If left empty, the page will be at %{address}'],
  excess: {
    signs: [
      'Quá nhiều ký hiệu định dạng như * _ [ ] |: tối đa %{most}.',
      'Too many formatting signs such as * _ [ ] |: at most %{most}.',
    ],
    brackets: [
      'Quá nhiều liên kết và ảnh: tối đa %{most} dấu [.',
      'Too many links and pictures: at most %{most} [ signs.',
    ],
    lines: ['Tối đa %{most} dòng.', 'At most %{most} lines.'],
    cells: ['Bảng quá lớn: tối đa %{most} ô.', 'Tables are too large: at most %{most} cells.'],
  },
  slugForm: [
    'Chỉ gồm chữ thường không dấu và chữ số, nối bằng một dấu gạch nối.',
    'Use lowercase letters a to z and digits, joined by single hyphens.',
  ],
  webForm: ['Hãy nhập địa chỉ bắt đầu bằng https://.', 'Enter an address that starts with https://.'],
  file: {
    choose: ['Chọn tệp', 'Choose a file'],
    replace: ['Thay tệp khác', 'Replace the file'],
    remove: ['Bỏ tệp', 'Remove the file'],
    stop: ['Dừng tải lên', 'Stop the upload'],
    delete: {
      button: ['Xóa khỏi máy chủ', 'Delete from the server'],
      title: ['Xóa tệp khỏi máy chủ?', 'Delete the file from the server?'],
      text: [
        'Tệp sẽ bị xóa hẳn và không thể khôi phục.',
        'The file will be gone for good and cannot be restored.',
      ],
      busy: ['Đang xóa…', 'Deleting…'],
      done: ['Đã xóa tệp khỏi máy chủ', 'The file was deleted from the server'],
      failed: ['Không xóa được tệp. Vui lòng thử lại.', 'The file was not deleted. Please try again.'],
      places: {
        published: ['đang hiển thị cho người chơi', 'live'],
        scheduled: ['đã lên lịch', 'scheduled'],
        draft: ['bản đang soạn', 'draft'],
        earlier: ['bản cũ còn khôi phục được', 'an earlier version that can be restored'],
      },
    },
    limits: [
      'Tối đa 512 MB: %{endings}. Máy chủ tự tính dung lượng và mã SHA-256.',
      'At most 512 MB: %{endings}. The server works out the size and SHA-256.',
    ],
    sending: ['Đang tải lên %{name}: %{percent}%', 'Uploading %{name}: %{percent}%'],
    busy: ['Hãy đợi tệp tải lên xong.', 'Wait until the file is uploaded.'],
    failed: [
      'Không tải lên được. Vui lòng kiểm tra kết nối rồi thử lại.',
      'The upload failed. Check the connection and try again.',
    ],
  },
  linkForm: [
    'Trong trang: đường dẫn bắt đầu bằng một dấu “/”. Nơi khác: địa chỉ https:// hoặc mailto:.',
    'On this site: a path that starts with one “/”. Elsewhere: an https:// or mailto: address.',
  ],
  from: [
    'Nếu để trống, địa chỉ được tạo từ mục “%{from}”.',
    'If left empty, the address is made from “%{from}”.',
  ],
});
