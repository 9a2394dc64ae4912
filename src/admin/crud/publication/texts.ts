import { addScreenTexts } from '../../i18n/screenTexts';

// Texts of publishing and of its calendar, which come with them.
addScreenTexts('publication', {
  actionsOf: ['Xuất bản “%{record}”', 'Publish “%{record}”'],
  acts: ['Xuất bản', 'Publish'],
  saveFirst: ['Hãy lưu trước khi xuất bản hoặc xem trước.', 'Save before you publish or preview.'],
  failed: ['Chưa thực hiện được. Vui lòng thử lại.', 'That did not work. Please try again.'],
  preview: {
    vi: ['Xem trước bằng tiếng Việt', 'Preview in Vietnamese'],
    en: ['Xem trước bằng tiếng Anh', 'Preview in English'],
    failed: [
      'Không mở được bản xem trước. Vui lòng thử lại.',
      'The preview could not be opened. Please try again.',
    ],
  },
  beside: {
    show: ['Xem trước khi gõ', 'Preview as you type'],
    close: ['Trở lại biểu mẫu', 'Back to the form'],
    untitled: ['Bản xem trước', 'Preview'],
    title: ['Bản xem trước của “%{record}”', 'Preview of “%{record}”'],
    width: ['Bề rộng', 'Width'],
    phone: ['Điện thoại', 'Phone'],
    desktop: ['Máy tính', 'Desktop'],
    language: ['Ngôn ngữ', 'Language'],
    note: [
      'Theo những gì đang gõ, kể cả chưa lưu. Ảnh bìa mới hiện sau khi lưu.',
      'As typed, saved or not. A new cover appears once it is saved.',
    ],
  },
  field: {
    from: ['Xuất bản lúc', 'Publish at'],
    until: ['Gỡ xuống lúc', 'Unpublish at'],
  },
  untilHelp: ['Giờ Việt Nam. Để trống nếu không gỡ.', 'Vietnam time. Leave it empty for no end.'],
  replaces: {
    yes: ['Bản này thay cho bản đang hiển thị.', 'It replaces what is live now.'],
    no: ['Chưa có bản nào đang hiển thị.', 'Nothing is live yet.'],
  },
  untranslated: [
    'Chưa có tiếng Anh: %{fields}. Ở đó người đọc tiếng Anh sẽ thấy tiếng Việt.',
    'Not in English yet: %{fields}. English readers see the Vietnamese there.',
  ],
  notLive: [
    'Mục này chưa hiển thị trên trang, nên không có gì để gỡ xuống.',
    'This is not live, so there is nothing to unpublish.',
  ],
  keepsSchedule: ['Giữ các lịch đã hẹn', 'Keep what is scheduled'],
  publish: {
    menu: ['Xuất bản…', 'Publish…'],
    title: ['Xuất bản', 'Publish'],
    text: ['Bản bạn đang xem sẽ hiển thị ngay trên trang.', 'This version goes live at once.'],
    submit: ['Xuất bản', 'Publish'],
    done: ['Đã xuất bản.', 'Published.'],
  },
  schedule: {
    menu: ['Hẹn giờ xuất bản…', 'Schedule…'],
    title: ['Hẹn giờ xuất bản', 'Schedule'],
    text: [
      'Bản bạn đang xem sẽ hiển thị từ giờ hẹn. Những sửa đổi sau đó cần được xuất bản riêng.',
      'Exactly this version goes live at that time. Later changes have to be published separately.',
    ],
    submit: ['Hẹn giờ', 'Schedule'],
    done: ['Đã hẹn giờ xuất bản.', 'Scheduled.'],
  },
  unpublish: {
    menu: ['Gỡ xuống…', 'Unpublish…'],
    title: ['Gỡ xuống', 'Unpublish'],
    text: [
      'Người chơi sẽ không còn thấy mục này trên trang, và các lịch đã hẹn bị hủy. Bản nháp vẫn giữ nguyên.',
      'Players will no longer see it, and anything scheduled is cancelled. The draft stays.',
    ],
    submit: ['Gỡ xuống', 'Unpublish'],
    done: ['Đã gỡ xuống.', 'Unpublished.'],
  },
  cancelAll: { menu: ['Hủy lịch…', 'Cancel the schedule…'] },
  cancel: {
    menu: ['Hủy lịch “%{record}”', 'Cancel the schedule of “%{record}”'],
    title: ['Hủy lịch xuất bản', 'Cancel the Schedule'],
    text: [
      'Bản này sẽ không hiển thị. Bản đang hiển thị, nếu có, được giữ lại như trước khi hẹn.',
      'This version will not go live. What is live now stays as it is.',
    ],
    submit: ['Hủy lịch', 'Cancel the Schedule'],
    keep: ['Giữ lịch', 'Keep the Schedule'],
    done: ['Đã hủy lịch xuất bản.', 'The schedule is cancelled.'],
  },
  list: {
    label: ['Lịch xuất bản', 'Publication calendar'],
    empty: ['Không có lịch nào khớp với bộ lọc.', 'Nothing matches the filter.'],
    nothing: ['Chưa có nội dung nào được xuất bản.', 'Nothing has been published yet.'],
    failed: ['Không tải được lịch xuất bản.', 'The calendar could not be loaded.'],
    open: ['Không thời hạn', 'No end'],
    server: ['Hệ thống', 'System'],
  },
  state: {
    scheduled: ['Đã hẹn giờ', 'Scheduled'],
    live: ['Đang hiển thị', 'Live'],
    over: ['Đã hết', 'Over'],
    unpublished: ['Đã gỡ xuống', 'Unpublished'],
    cancelled: ['Đã hủy', 'Cancelled'],
  },
});
