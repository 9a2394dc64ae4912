import { addScreenTexts } from '../../i18n/screenTexts';

const vi = {
  actionsOf: 'Xuất bản “%{record}”',
  failed: 'Chưa thực hiện được. Vui lòng thử lại.',
  preview: {
    vi: 'Xem trước bằng tiếng Việt',
    en: 'Xem trước bằng tiếng Anh',
    failed: 'Không mở được bản xem trước. Vui lòng thử lại.',
  },
  field: { from: 'Xuất bản lúc', until: 'Gỡ xuống lúc' },
  untilHelp: 'Giờ Việt Nam. Để trống nếu chưa biết.',
  publish: {
    menu: 'Xuất bản…',
    title: 'Xuất bản',
    text: 'Bản đang xem hiển thị ngay trên trang bằng cả hai thứ tiếng, thay cho bản đang hiển thị nếu có.',
    submit: 'Xuất bản',
    done: 'Đã xuất bản.',
  },
  plan: {
    menu: 'Hẹn giờ xuất bản…',
    title: 'Hẹn giờ xuất bản',
    text: 'Đúng bản đang xem sẽ hiển thị từ lúc đã hẹn. Những sửa đổi sau đó cần được xuất bản riêng.',
    submit: 'Hẹn giờ',
    done: 'Đã hẹn giờ xuất bản.',
  },
  'take-down': {
    menu: 'Gỡ xuống…',
    title: 'Gỡ xuống',
    text: 'Người chơi sẽ không còn thấy mục này trên trang. Bản nháp và các lịch đã hẹn vẫn giữ nguyên.',
    submit: 'Gỡ xuống',
    done: 'Đã gỡ xuống.',
  },
  cancel: {
    menu: 'Hủy lịch “%{record}”',
    title: 'Hủy lịch xuất bản',
    text: 'Bản này sẽ không hiển thị. Bản đang hiển thị, nếu có, được giữ lại như trước khi hẹn.',
    submit: 'Hủy lịch',
    done: 'Đã hủy lịch xuất bản.',
  },
  list: {
    label: 'Lịch xuất bản',
    empty: 'Không có lịch nào khớp với bộ lọc.',
    nothing: 'Chưa có nội dung nào được xuất bản.',
    failed: 'Không tải được lịch xuất bản.',
    open: 'Chưa định',
    server: 'Máy chủ',
  },
  column: {
    title: 'Tiêu đề',
    resource: 'Loại nội dung',
    from: 'Từ lúc',
    until: 'Đến lúc',
    state: 'Trạng thái',
    publishedBy: 'Người xuất bản',
    endedBy: 'Người gỡ',
  },
  state: {
    planned: 'Đã hẹn giờ',
    inSight: 'Đang hiển thị',
    over: 'Đã hết',
    takenDown: 'Đã gỡ xuống',
    cancelled: 'Đã hủy',
  },
};

const en: typeof vi = {
  actionsOf: 'Publish “%{record}”',
  failed: 'That did not work. Please try again.',
  preview: {
    vi: 'Preview in Vietnamese',
    en: 'Preview in English',
    failed: 'The preview could not be opened. Please try again.',
  },
  field: { from: 'Publish at', until: 'Take down at' },
  untilHelp: 'Vietnam time. Leave it empty if there is no end yet.',
  publish: {
    menu: 'Publish…',
    title: 'Publish',
    text: 'This version is in sight at once, in both languages, in place of what is in sight now.',
    submit: 'Publish',
    done: 'Published.',
  },
  plan: {
    menu: 'Publish at a time…',
    title: 'Publish at a time',
    text: 'Exactly this version will be in sight from then on. Later changes are published on their own.',
    submit: 'Plan',
    done: 'The publication is planned.',
  },
  'take-down': {
    menu: 'Take down…',
    title: 'Take down',
    text: 'Players no longer see it. The working copy and what is planned stay.',
    submit: 'Take down',
    done: 'Taken down.',
  },
  cancel: {
    menu: 'Cancel the plan of “%{record}”',
    title: 'Cancel the plan',
    text: 'This version will not be in sight. What is in sight now stays as it was before the plan.',
    submit: 'Cancel the plan',
    done: 'The plan is cancelled.',
  },
  list: {
    label: 'Publication calendar',
    empty: 'Nothing matches the filter.',
    nothing: 'Nothing has been published yet.',
    failed: 'The calendar could not be loaded.',
    open: 'Open',
    server: 'Server',
  },
  column: {
    title: 'Title',
    resource: 'Content',
    from: 'From',
    until: 'Until',
    state: 'State',
    publishedBy: 'Published by',
    endedBy: 'Ended by',
  },
  state: {
    planned: 'Planned',
    inSight: 'In sight',
    over: 'Over',
    takenDown: 'Taken down',
    cancelled: 'Cancelled',
  },
};

/** Texts of publishing and of its calendar, which come with them. */
export const publicationTexts = addScreenTexts('publication', { vi, en });
