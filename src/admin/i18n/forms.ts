import type { TextPairs } from '../../../contract/texts';

/** Texts of forms and dialogs: conflicts, rules, pictures, dates and previews. */
export const forms = {
  dialog: {
    busy: ['Đang thực hiện...', 'Working...'],
    reason: ['Lý do', 'Reason'],
    reasonHelp: ['Được lưu trong lịch sử hoạt động.', 'Kept in the activity history.'],
    cancel: ['Hủy', 'Cancel'],
    duplicate: ['Nhân bản', 'Duplicate'],
    close: ['Đóng', 'Close'],
    loading: ['Đang tải...', 'Loading...'],
    create: {
      title: ['Thêm %{noun} mới', 'Add New %{noun}'],
      submit: ['Thêm %{noun}', 'Add %{noun}'],
      busy: ['Đang thêm...', 'Adding...'],
    },
    edit: {
      title: ['Sửa %{noun}', 'Edit %{noun}'],
      submit: ['Lưu thay đổi', 'Save Changes'],
      busy: ['Đang lưu...', 'Saving...'],
    },
    saveAndClose: ['Lưu và đóng', 'Save and Close'],
    delete: {
      title: ['Xóa %{noun}', 'Delete %{noun}'],
      text: ['Bạn có chắc muốn xóa %{noun} này không?', 'Confirm delete this %{lower}?'],
      live: [
        'Mục này đang hiển thị trên trang: nó sẽ được gỡ ngay, và các lịch đã hẹn bị hủy.',
        'Players can see this now: it will be unpublished at once, and anything scheduled is cancelled.',
      ],
      scheduled: ['Các lịch đã hẹn của mục này sẽ bị hủy.', 'Anything scheduled for it is cancelled.'],
      submit: ['Xóa', 'Delete'],
      busy: ['Đang xóa...', 'Deleting...'],
    },
    status: {
      notYours: [
        'Bạn không đổi được trạng thái của tài khoản này.',
        'You cannot change the status of this account.',
      ],
      submit: ['Áp dụng', 'Apply'],
      busy: ['Đang áp dụng...', 'Applying...'],
      current: ['hiện tại', 'current'],
      group: ['Trạng thái mới', 'New status'],
    },
    retry: ['Thử lại', 'Retry'],
    gone: [
      'Bản ghi này không còn nữa. Có thể ai đó vừa xóa nó.',
      'This record is no longer there. Somebody may have deleted it.',
    ],
    offline: [
      'Không có kết nối mạng. Những gì bạn đã nhập vẫn còn đây: hãy thử lại khi có mạng.',
      'There is no connection. What you typed is still here: try again once you are back online.',
    ],
    request: ['Mã yêu cầu: %{id}', 'Request ID: %{id}'],
    draft: ['Đã khôi phục những gì bạn đang nhập dở.', 'What you were typing has been restored.'],
    draftPicture: ['Riêng hình ảnh thì bạn cần chọn lại.', 'Please choose the image again.'],
    unsaved: {
      title: ['Bỏ các thay đổi?', 'Discard changes?'],
      text: ['Những thay đổi chưa lưu sẽ mất.', 'Changes that are not saved will be lost.'],
      leave: ['Bỏ thay đổi', 'Discard Changes'],
      stay: ['Tiếp tục sửa', 'Keep Editing'],
    },
  },
  conflict: {
    title: ['Bản ghi này vừa được thay đổi', 'This record has just changed'],
    byOther: [
      '%{by} đã lưu bản ghi này lúc %{at}, sau khi bạn mở biểu mẫu.',
      '%{by} saved this record on %{at}, after you opened the form.',
    ],
    byYou: [
      'Chính bạn đã lưu bản ghi này ở một cửa sổ khác lúc %{at}, sau khi mở biểu mẫu này.',
      'You saved this record in another window on %{at}, after you opened this form.',
    ],
    bySomebody: [
      'Ai đó đã lưu bản ghi này sau khi bạn mở biểu mẫu.',
      'Somebody saved this record after you opened the form.',
    ],
    explain: [
      'Lưu bản của bạn chỉ ghi đè những mục bạn đã sửa. Cho đến khi bạn chọn, chưa có gì bị mất.',
      'Saving yours overwrites only the fields you changed. Nothing is lost until you choose.',
    ],
    mine: ['Của bạn', 'Yours'],
    theirs: ['Hiện tại', 'Current'],
    untouched: ['bạn không sửa: giữ giá trị hiện tại', 'not changed by you: keeps the new value'],
    nothing: ['trống', 'empty'],
    same: ['Nội dung hai bản giống nhau.', 'Both versions are the same.'],
    keep: ['Tiếp tục sửa', 'Keep Editing'],
    look: ['Xem bản hiện tại', 'Look at the Current One'],
    save: ['Lưu bản của tôi', 'Save Mine'],
    looking: [
      'Bạn đang xem bản hiện tại. Những gì bạn đã nhập vẫn được giữ.',
      'You are looking at the current version. What you typed is kept.',
    ],
    back: ['Trở lại bản của tôi', 'Back to mine'],
    image: ['Hình ảnh', 'Image'],
    status: {
      byOther: [
        '%{by} đã đổi trạng thái lúc %{at}. Trạng thái hiện tại: %{state}.',
        '%{by} changed the status on %{at}. It is now: %{state}.',
      ],
      byYou: [
        'Chính bạn đã đổi trạng thái ở một cửa sổ khác lúc %{at}. Trạng thái hiện tại: %{state}.',
        'You changed the status in another window on %{at}. It is now: %{state}.',
      ],
      bySomebody: [
        'Trạng thái đã được đổi. Trạng thái hiện tại: %{state}.',
        'The status has been changed. It is now: %{state}.',
      ],
    },
  },
  undo: {
    done: ['Đã hoàn tác.', 'Undone.'],
    failed: [
      'Chưa hoàn tác được. Hãy thử lại trong mục Hoạt động.',
      'It could not be undone. Try again in Activity.',
    ],
    button: ['Khôi phục bản ghi này', 'Restore this record'],
    putBack: ['Đã khôi phục.', 'Restored.'],
    refused: ['Chưa hoàn tác. %{reason}', 'Not undone. %{reason}'],
  },
  done: {
    create: ['Đã thêm %{noun}.', '%{noun} added.'],
    edit: ['Đã lưu %{noun}.', '%{noun} saved.'],
    delete: ['Đã xóa %{noun}.', '%{noun} deleted.'],
    status: ['Đã đổi trạng thái.', 'Status changed.'],
  },
  image: {
    upload: ['Tải ảnh lên', 'Upload Image'],
    replace: ['Đổi ảnh', 'Change image'],
    remove: ['Bỏ ảnh đã chọn', 'Remove the chosen image'],
    hint: [
      'Bấm, kéo thả hoặc dán ảnh PNG, JPEG hay WebP, tối đa 5 MB.',
      'Click, drop or paste a PNG, JPEG or WebP image of at most 5 MB.',
    ],
    current: ['Ảnh hiện tại', 'Current image'],
    picked: ['Ảnh vừa chọn', 'Chosen image'],
  },
  preview: {
    package: ['Xem trước thẻ trong cửa hàng', 'Preview of the card in the shop'],
    status: {
      off: [
        'Gói đang ngừng bán: người chơi không thấy thẻ này.',
        'The package is not on sale: players do not see this card.',
      ],
      new: [
        'Gói mới chưa bán: bạn mở bán ở cột “Trạng thái” sau khi lưu.',
        'A new package is not on sale yet: put it on sale in the “Status” column once it is saved.',
      ],
    },
    daysLeft: ['còn %{smart_count} ngày', '%{smart_count} day left |||| %{smart_count} days left'],
    bonus: {
      none: ['Không tặng thêm.', 'No bonus.'],
      open: [
        'Phần tặng thêm chỉ hiện khi có cả lúc bắt đầu và lúc kết thúc.',
        'The bonus shows only with both a start and an end.',
      ],
      later: [
        'Đợt tặng bắt đầu trong %{smart_count} ngày nữa.',
        'The bonus starts in %{smart_count} day. |||| The bonus starts in %{smart_count} days.',
      ],
      runs: [
        'Đang trong đợt tặng, còn %{smart_count} ngày.',
        'The bonus is running: %{smart_count} day left. |||| The bonus is running: %{smart_count} days left.',
      ],
      over: ['Đợt tặng đã kết thúc.', 'The bonus is over.'],
    },
    price: {
      free: [
        'Giá 0: gói vẫn lưu được, nhưng không ai mua được.',
        'At price 0 the package can be saved, but nobody can buy it.',
      ],
      changed: [
        'Giá mới chênh hơn 50% so với giá đang lưu. Hãy kiểm tra lại trước khi lưu.',
        'The price differs by more than 50% from the stored one. Check it before you save.',
      ],
    },
    accessory: {
      title: ['Người chơi sẽ thấy', 'What players will see'],
      diamonds: ['Kim cương', 'Diamonds'],
      golds: ['Vàng', 'Gold'],
      never: ['không bán', 'not for sale'],
      now: ['bây giờ %{price}', '%{price} now'],
      from: ['từ %{at}: %{price}', 'from %{at}: %{price}'],
      struck: ['%{price} (gạch %{listed})', '%{price} (%{listed} struck out)'],
      gift: [
        'Mùa %{number} tặng món này ở mốc %{mark}: chưa bán được cho đến khi mùa kết thúc.',
        'Season %{number} gives it at mark %{mark}: it is not for sale until the season ends.',
      ],
      drawn: ['Có hình vẽ riêng trên robot.', 'It has its own drawing on the robot.'],
      placed: [
        'Ảnh nằm trên robot, đúng chỗ của loại này.',
        'The picture goes on the robot, in the place for its type.',
      ],
      card: [
        'Ảnh không có nền trong suốt nên hiện thành thẻ bên cạnh robot. Ảnh có bốn góc trong suốt sẽ nằm trên robot.',
        'The picture has no transparency, so it is shown as a card beside the robot. One with four transparent corners goes on the robot.',
      ],
      empty: ['Chọn ảnh để xem trên robot.', 'Choose a picture to see it on the robot.'],
    },
    share: ['Tỉ lệ trong tổng số lần rơi', 'Share of all drops'],
    thisBox: ['Hòm này', 'This box'],
    noWeight: ['Chưa hòm nào có trọng số rơi.', 'No box has a drop weight yet.'],
    level: ['Đường kinh nghiệm', 'Level curve'],
    curve: [
      'Cấp %{from} đến cấp %{to}; cấp cuối cần %{total} kinh nghiệm.',
      'Levels %{from} to %{to}; the last one needs %{total} experience.',
    ],
    dip: [
      'Cấp %{level} cần ít kinh nghiệm hơn cấp trước nó.',
      'Level %{level} needs less experience than the one before it.',
    ],
  },
  rule: {
    required: ['Vui lòng nhập mục này.', 'This field is required.'],
    negative: ['Giá trị không được âm.', 'Value cannot be negative.'],
    atLeast: ['Giá trị nhỏ nhất là %{min}.', 'The smallest value is %{min}.'],
    atMost: ['Giá trị lớn nhất là %{max}.', 'The largest value is %{max}.'],
    number: ['Hãy nhập một số.', 'Enter a number.'],
    integer: ['Giá trị phải là số nguyên.', 'The value must be a whole number.'],
    tooLong: ['Tối đa %{max} ký tự.', 'At most %{max} characters.'],
    image: ['Vui lòng tải ảnh lên.', 'Please upload an image.'],
    imageType: ['Chỉ nhận ảnh PNG, JPEG hoặc WebP.', 'Only PNG, JPEG and WebP images are accepted.'],
    imageSize: ['Ảnh không được vượt quá 5 MB.', 'The image must not exceed 5 MB.'],
  },
  zone: ['Giờ Việt Nam (Asia/Ho_Chi_Minh)', 'Vietnam time (Asia/Ho_Chi_Minh)'],
  date: {
    form: ['ngày/tháng/năm giờ:phút', 'dd/mm/yyyy hh:mm'],
    dayForm: ['ngày/tháng/năm', 'dd/mm/yyyy'],
    choose: ['Chọn ngày trên lịch', 'Choose the day from a calendar'],
    wrong: ['Hãy viết ngày như 25/11/2026 14:30.', 'Write the date like 25/11/2026 14:30.'],
  },
} satisfies TextPairs;
