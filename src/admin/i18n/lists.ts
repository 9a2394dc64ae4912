import type { TextPairs } from '../../../contract/texts';

/** Texts of lists: their tables, filters, saved views, bulk acts and balance sheets. */
export const lists = {
  column: {
    number: ['STT', 'No.'],
    image: ['Ảnh', 'Image'],
    actions: ['Thao tác', 'Actions'],
    status: ['Trạng thái', 'Status'],
  },
  list: {
    empty: ['Không có dữ liệu.', 'No data found.'],
    period: {
      label: ['Khoảng thời gian', 'Period'],
      yesterday: ['Hôm qua', 'Yesterday'],
      sevenDays: ['7 ngày qua', 'Last 7 days'],
      lastMonth: ['Tháng trước', 'Last month'],
    },
    failed: ['Không tải được danh sách.', 'The list could not be loaded.'],
    partFailed: ['Không tải được phần này của trang.', 'This part of the page could not be loaded.'],
    filterOfAddress: ['Bộ lọc trong địa chỉ', 'Filter in the address'],
    wrongFilter: ['Danh sách này không lọc được theo điều kiện đó.', 'This list cannot be filtered by that.'],
    retry: ['Thử lại', 'Retry'],
    add: ['+ %{noun}', '+ %{noun}'],
    select: ['Chọn %{record}', 'Select %{record}'],
    edit: ['Sửa %{noun} %{record}', 'Edit %{noun} %{record}'],
    delete: ['Xóa %{noun} %{record}', 'Delete %{noun} %{record}'],
    label: ['Bảng %{nouns}', 'Table of %{nouns}'],
    clear: ['Xóa mọi bộ lọc', 'Remove all filters'],
    range: ['Hàng %{from} đến %{to} trên tổng số %{total}', 'Rows %{from} to %{to} of %{total}'],
    rangeOfMore: ['Hàng %{from} đến %{to} trong hơn %{total}', 'Rows %{from} to %{to} of more than %{total}'],
    pageOfMore: [
      '%{from}–%{to} trong hơn %{total}: hãy thu hẹp bộ lọc',
      '%{from}-%{to} of more than %{total}: narrow the filter',
    ],
    exporting: ['%{rows} / %{total} dòng. Dừng xuất', '%{rows} of %{total} rows. Stop'],
    noRows: ['0 hàng', '0 rows'],
    exportFailed: ['Không xuất được tệp.', 'The file could not be exported.'],
  },
  view: {
    menu: ['Cách hiển thị danh sách', 'How the list is shown'],
    title: ['Chế độ xem đã lưu', 'Saved Views'],
    manage: ['Lưu hoặc quản lý chế độ xem…', 'Save or manage views…'],
    name: ['Tên chế độ xem', 'Name of the view'],
    hint: ['Lưu bộ lọc, thứ tự và các cột đang hiện.', 'Saves the filter, the order and the columns shown.'],
    default: ['Mở trang bằng chế độ xem này', 'Open the page with this view'],
    isDefault: ['mặc định', 'default'],
    relative: ['“%{period}” tính theo ngày mở', '“%{period}” as of the day it is opened'],
    save: ['Lưu chế độ xem', 'Save view'],
    remove: ['Xóa chế độ xem %{name}', 'Delete the view %{name}'],
    failed: ['Chưa lưu được. Hãy thử lại.', 'It could not be saved. Try again.'],
    unread: ['Không tải được các chế độ xem đã lưu.', 'The saved views could not be loaded.'],
    copy: ['Sao chép liên kết', 'Copy link'],
    copied: ['Đã sao chép liên kết.', 'Link copied.'],
    notCopied: [
      'Trình duyệt không cho sao chép. Hãy sao chép từ thanh địa chỉ.',
      'The browser does not allow copying. Copy it from the address bar.',
    ],
    raw: ['Tải dữ liệu thô (CSV: mã, giờ UTC)', 'Download raw data (CSV: IDs, UTC)'],
    isDense: ['Dòng thấp', 'Dense rows'],
    hasKeys: ['Phím tắt', 'Keyboard shortcuts'],
    keyList: [
      'j, k: xuống, lên · Enter: mở · e: sửa · x: chọn · /: tìm',
      'j, k: down, up · Enter: open · e: edit · x: select · /: search',
    ],
  },
  balance: {
    title: ['Bảng cân bằng', 'Balance sheet'],
    heading: ['Bảng cân bằng: %{nouns}', 'Balance sheet: %{nouns}'],
    hint: [
      'Sửa thẳng trong ô, hoặc dán một vùng từ bảng tính vào ô đầu tiên của vùng đó. Vùng có cột tên thì được dán theo tên, có dòng tiêu đề thì theo tiêu đề. Phần thập phân viết bằng dấu phẩy hoặc dấu chấm. Chưa có gì được lưu cho đến khi bạn xem lại và lưu.',
      'Type into the cells, or paste a block from a spreadsheet into its first cell. A block with a column of names is matched by name, one with a header row by its headings. Write decimals with a point or a comma. Nothing is saved until you review the changes and save.',
    ],
    record: ['Tên', 'Name'],
    share: ['Tỉ lệ', 'Share'],
    rates: ['Tỉ lệ sau khi lưu', 'Shares after saving'],
    none: ['Chưa có thay đổi.', 'No changes yet.'],
    count: [
      '%{smart_count} chỉ số thay đổi.',
      '%{smart_count} figure changed. |||| %{smart_count} figures changed.',
    ],
    beginning: [
      'Bảng chỉ có %{shown} mục đầu trên %{total}.',
      'The sheet has the first %{shown} of %{total} items only.',
    ],
    wrong: [
      '%{smart_count} ô không phải là số hợp lệ.',
      '%{smart_count} cell holds no valid number. |||| %{smart_count} cells hold no valid number.',
    ],
    twofold: [
      '“%{text}” có thể hiểu là hai số: hãy viết %{whole} hoặc %{text}0.',
      '“%{text}” can be read as two numbers: write %{whole} or %{text}0.',
    ],
    unknown: [
      'Không dán được các dòng này, vì trong bảng không có đúng một mục mang tên đó: %{names}',
      'These lines were not pasted, because the sheet does not have exactly one item with that name: %{names}',
    ],
    large: [
      '%{smart_count} chỉ số thay đổi hơn 50%. Hãy kiểm tra dấu thập phân.',
      '%{smart_count} figure changes by more than 50%. Check its decimal mark. |||| %{smart_count} figures change by more than 50%. Check their decimal marks.',
    ],
    undoPaste: ['Hoàn tác lần dán', 'Undo the paste'],
    discard: ['Bỏ mọi thay đổi', 'Discard all changes'],
    look: ['Xem lại và lưu', 'Review and save'],
    review: ['Lưu %{smart_count} thay đổi?', 'Save %{smart_count} change? |||| Save %{smart_count} changes?'],
    saved: ['Đã lưu %{smart_count} mục.', '%{smart_count} item saved. |||| %{smart_count} items saved.'],
    conflict: {
      byOther: [
        '%{by} đã lưu mục này lúc %{at}. Hãy xem lại số mới rồi lưu lần nữa.',
        '%{by} saved this one on %{at}. Look at the new figures, then save again.',
      ],
      byYou: [
        'Bạn đã lưu mục này ở cửa sổ khác lúc %{at}. Hãy xem lại số mới rồi lưu lần nữa.',
        'You saved this one in another window on %{at}. Look at the new figures, then save again.',
      ],
      bySomebody: [
        'Mục này vừa được người khác lưu. Hãy xem lại số mới rồi lưu lần nữa.',
        'Somebody has just saved this one. Look at the new figures, then save again.',
      ],
    },
  },
  bulk: {
    set: ['Đổi thành: %{state}', 'Set to: %{state}'],
    deleteTitle: [
      'Xóa %{smart_count} mục đã chọn?',
      'Delete %{smart_count} selected item? |||| Delete %{smart_count} selected items?',
    ],
    changeTitle: [
      'Đổi %{smart_count} mục thành “%{state}”?',
      'Set %{smart_count} item to “%{state}”? |||| Set %{smart_count} items to “%{state}”?',
    ],
    about: ['Các mục sau sẽ được thay đổi:', 'This changes:'],
    aboutDelete: ['Các mục sau sẽ bị xóa:', 'This deletes:'],
    nothing: ['Các mục đã chọn đều đã ở trạng thái này.', 'What you selected is already in this state.'],
    more: ['và %{smart_count} mục khác', 'and %{smart_count} more'],
    deleted: [
      'Đã xóa %{smart_count} mục.',
      '%{smart_count} item deleted. |||| %{smart_count} items deleted.',
    ],
    changed: [
      'Đã đổi trạng thái %{smart_count} mục.',
      'Status of %{smart_count} item changed. |||| Status of %{smart_count} items changed.',
    ],
    partly: [
      'Đã xong %{done} trên %{smart_count} mục. %{reason}',
      '%{done} of %{smart_count} done. %{reason}',
    ],
  },
} satisfies TextPairs;
