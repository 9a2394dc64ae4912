import type { TextPairs } from '../../../contract/texts';
/** Texts of the history: Settings → Activity and each record's own. The words of its entries come with them. */
export const history = {
  tab: ['Lịch sử của bản ghi', 'History of the record'],
  panel: {
    form: ['Nội dung', 'Content'],
    prices: ['Lịch sử giá', 'Prices'],
    history: ['Lịch sử', 'History'],
  },
  before: ['Trước', 'Before'],
  after: ['Sau', 'After'],
  changes: ['Xem chi tiết', 'Show details'],
  nothing: ['Không có thay đổi nào về nội dung.', 'Nothing in the content has changed.'],
  empty: ['Chưa có hoạt động nào.', 'No activity yet.'],
  failed: ['Không tải được lịch sử.', 'The history could not be loaded.'],
  older: ['Xem cũ hơn', 'Show older'],
  restore: ['Khôi phục bản trước thay đổi này', 'Put back the version before this'],
  restored: [
    'Biểu mẫu đang chứa bản trước thay đổi lúc %{at}. Kiểm tra lại rồi lưu để khôi phục.',
    'The form holds the version before the change of %{at}. Check it, then save to put it back.',
  ],
  pictureLost: [
    'Ảnh của bản đó không còn được lưu nên ảnh hiện tại được giữ nguyên.',
    'The picture of that version is no longer stored, so the current one stays.',
  ],
  network: ['mạng %{network}', 'network %{network}'],
  server: ['Hệ thống', 'System'],
  player: ['Người chơi', 'The player'],
  person: ['Người thực hiện', 'Person'],
  peopleFailed: [
    'Chưa tải được đội ngũ: chỉ có những người trong các mục đang hiện.',
    'The staff could not be loaded: only the people of the entries shown.',
  ],
  about: ['Đối tượng', 'About'],
  actionLabel: ['Hành động', 'Action'],
  from: ['Từ', 'From'],
  to: ['Đến', 'To'],
  recordId: ['Mã bản ghi', 'Record id'],
  link: ['Lịch sử', 'History'],
} satisfies TextPairs;
