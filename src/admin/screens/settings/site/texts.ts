import { addScreenTexts } from '../../../i18n/screenTexts';

// The texts of Settings → Payments, Mail and Site.
addScreenTexts('settings', {
  failed: ['Không tải được cài đặt.', 'The settings could not be loaded.'],
  notSaved: ['Không lưu được cài đặt.', 'The settings could not be saved.'],
  saved: [
    'Đã lưu. Mọi máy chủ dùng cài đặt mới trong hai giây.',
    'Saved. Every server uses it within two seconds.',
  ],
  save: ['Lưu', 'Save'],
  busy: ['Đang lưu…', 'Saving…'],
  changed: {
    byOther: [
      '%{by} đã đổi các cổng lúc %{at}, sau khi bạn mở trang này:',
      '%{by} changed the gateways on %{at}, after you opened this page:',
    ],
    byYou: [
      'Chính bạn đã đổi các cổng ở một cửa sổ khác lúc %{at}:',
      'You changed the gateways in another window on %{at}:',
    ],
    bySomebody: [
      'Ai đó đã đổi các cổng sau khi bạn mở trang này:',
      'Somebody changed the gateways after you opened this page:',
    ],
    off: ['Tắt %{names}', 'Turned off: %{names}'],
    on: ['Bật %{names}', 'Turned on: %{names}'],
    order: ['Thứ tự mới: %{names}', 'New order: %{names}'],
    same: ['Kết quả vẫn giống như bạn đã thấy.', 'The result is what you saw.'],
    again: [
      'Thao tác của bạn chưa được thực hiện. Dưới đây là cài đặt hiện tại; nếu vẫn cần, hãy bấm lại.',
      'Your change was not made. Below are the current settings; press again if you still want it.',
    ],
  },
  daily: {
    title: ['Điểm danh mỗi ngày', 'Daily check-in'],
    intro: [
      'Mỗi ngày ghé trang, người chơi bấm một lần và nhận vàng theo vòng bảy ngày, từ 0 đến %{most} vàng. Bỏ lỡ một ngày không mất gì: vòng đi tiếp từ chỗ cũ.',
      'Once a day a player checks in and gets gold by a cycle of seven days, from 0 to %{most} a day. A missed day loses nothing: the cycle continues where it stopped.',
    ],
    day: ['Ngày %{day}', 'Day %{day}'],
    pause: ['Tạm dừng điểm danh', 'Pause daily check-in'],
    pauses: [
      'Người chơi sẽ không điểm danh được cho đến khi bạn bật lại. Vị trí của họ trong vòng bảy ngày được giữ nguyên.',
      'Players cannot check in until you switch it on again. Their places in the cycle are kept.',
    ],
  },
  gateways: {
    title: ['Cổng thanh toán', 'Payment gateways'],
    intro: [
      'Cửa hàng đưa ra các cổng theo thứ tự này. Tắt một cổng thì không còn giao dịch mới qua cổng đó; giao dịch đã bắt đầu vẫn được ghi nhận.',
      'The shop offers the gateways in this order. A gateway that is off takes no new payments; payments already started are still credited.',
    ],
    none: ['Máy chủ không có cổng nào.', 'The server has no gateway.'],
    on: ['Đang bật', 'On'],
    off: ['Đã tắt', 'Off'],
    unlisted: [
      'Đã có khóa, nhưng máy chủ không cho phép dùng cổng này (PAYMENT_GATEWAY)',
      'Has keys, but the server does not allow this gateway (PAYMENT_GATEWAY)',
    ],
    notice: ['Thông báo gần nhất', 'Last notice'],
    answer: ['Trả lời gần nhất', 'Last response'],
    never: ['chưa có', 'none yet'],
    turnOff: ['Tắt %{name}', 'Turn %{name} off'],
    turnOn: ['Bật %{name}', 'Turn %{name} on'],
    up: ['Đưa %{name} lên', 'Move %{name} up'],
    down: ['Đưa %{name} xuống', 'Move %{name} down'],
    why: [
      'Thay đổi có hiệu lực trong cửa hàng ngay khi bạn xác nhận.',
      'The shop changes as soon as you confirm.',
    ],
    ask: ['Kiểm tra %{name}', 'Check %{name}'],
    answers: [
      '%{name} trả lời sau %{ms} ms, đúng khóa.',
      '%{name} responded in %{ms} ms, with the right keys.',
    ],
    silent: ['%{name} không trả lời: %{said}', '%{name} does not respond: %{said}'],
    last: [
      'Đây là cổng cuối cùng đang bật. Nếu tắt cổng này, cửa hàng sẽ đóng: không ai nạp được nữa, cho đến khi bạn bật lại một cổng.',
      'This is the last gateway that is on. Without it the shop is closed: nobody can buy until you turn a gateway on again.',
    ],
    lastOf: [
      'Nếu tắt %{name}, không còn cổng nào nhận %{currency}: các gói bằng %{currency} sẽ không bán được.',
      'Without %{name} no gateway takes %{currency}: packages in %{currency} cannot be bought.',
    ],
  },
  limits: {
    title: ['Giới hạn về tiền', 'Limits on money'],
    intro: [
      'Mỗi giới hạn chỉ có thể chặt hơn giới hạn của máy chủ. Để trống thì dùng giới hạn của máy chủ.',
      'A value can only be stricter than the server’s limit. An empty field uses the server’s.',
    ],
    most: ['Giới hạn của máy chủ: %{value}', 'The server’s limit: %{value}'],
    unit: {
      diamonds: ['%{value} kim cương', '%{value} diamond |||| %{value} diamonds'],
      golds: ['%{value} vàng', '%{value} gold'],
      payments: ['%{value} lần', '%{value} purchase |||| %{value} purchases'],
    },
    forbid: ['Không cho phép nữa?', 'Stop allowing it?'],
    save: ['Lưu giới hạn', 'Save the limits'],
    zero: ['%{label}: bằng 0 thì không còn gì được phép.', '%{label}: with 0, nothing is allowed anymore.'],
    group: {
      second: ['Cần người thứ hai khi vượt', 'A second person is needed above'],
      cap: [
        'Cộng trừ ví nhiều nhất trong 24 giờ, tính riêng từng nhân viên và từng người chơi',
        'Most given or taken in 24 hours, per staff member and per player',
      ],
      daily: ['Nạp nhiều nhất cho một người chơi trong 24 giờ', 'Most bought for one player in 24 hours'],
    },
  },
  site: {
    title: ['Trang web', 'Site'],
    closed: [
      'Đang bảo trì: người chơi không vào được trang.',
      'In maintenance: players cannot enter the site.',
    ],
    close: ['Đóng trang để bảo trì', 'Close the site for maintenance'],
    closes: [
      'Trang sẽ đóng với mọi người chơi trong vòng hai giây. Nhân viên vẫn đăng nhập được, thông báo của cổng và giao dịch đang dở vẫn được ghi nhận.',
      'The site closes for all players within two seconds. Staff can still log in; gateway notices and open payments are still recorded.',
    ],
    messageHelp: ['Để trống thì hiện lời nhắn thông thường.', 'When empty, the usual message is shown.'],
    emailHelp: ['Để trống thì dùng của máy chủ: %{email}.', 'When empty, the server’s is used: %{email}.'],
    noEmail: [
      'Máy chủ chưa đặt email hỗ trợ: để trống thì người chơi không thấy địa chỉ nào.',
      'The server has no support email: players see none while this is empty.',
    ],
  },
  mail: {
    test: ['Email thử', 'Test email'],
    testIntro: [
      'Gửi một email đến địa chỉ của bạn, theo cùng cách gửi với mọi email khác.',
      'Sends an email to your own address, the same way as all other emails.',
    ],
    send: ['Gửi email thử cho tôi', 'Send me a test email'],
    sent: [
      'Email thử đang được gửi. Nếu vài phút nữa không thấy, hãy xem tab Email ở trang của chính bạn.',
      'The test email is on its way. If it has not arrived in a few minutes, look at the Emails tab of your own page.',
    ],
    previews: ['Mẫu email', 'Email templates'],
    previewsIntro: [
      'Các email mà máy chủ gửi, với dữ liệu mẫu.',
      'The emails that the server sends, with sample data.',
    ],
    choose: ['Email', 'Email'],
    frame: ['%{name}, %{language}', '%{name}, %{language}'],
    subject: ['Tiêu đề', 'Subject'],
    vi: ['tiếng Việt', 'Vietnamese'],
    en: ['tiếng Anh', 'English'],
  },
  field: {
    refundOverVnd: ['Chuyển tiền, VND', 'Moving money, VND'],
    refundOverUsd: ['Chuyển tiền, USD', 'Moving money, USD'],
    grantOverDiamonds: ['Cộng trừ kim cương', 'Giving or taking diamonds'],
    grantOverGolds: ['Cộng trừ vàng', 'Giving or taking gold'],
    grantCapDiamonds: ['Kim cương', 'Diamonds'],
    grantCapGolds: ['Vàng', 'Gold'],
    playerDailyVnd: ['Số tiền, VND', 'Amount, VND'],
    playerDailyUsd: ['Số tiền, USD', 'Amount, USD'],
    playerDailyCount: ['Số lần mua', 'Purchases'],
    isClosed: ['Bảo trì: tạm đóng trang đối với người chơi', 'Maintenance: close the site for players'],
    messageVi: ['Lời nhắn bảo trì, tiếng Việt', 'Message, Vietnamese'],
    messageEn: ['Lời nhắn bảo trì, tiếng Anh', 'Message, English'],
    supportEmail: ['Email hỗ trợ', 'Support email'],
    isOn: ['Cho người chơi điểm danh', 'Let players check in'],
    amounts: ['Vàng mỗi ngày', 'Gold for each day'],
    isSeasonShown: ['Hiện dải mùa giải trong cửa hàng', 'Show the season strip in the shop'],
    isNewsShown: ['Hiện tin tức trên trang chủ', 'Show news on the home page'],
    reason: ['Lý do', 'Reason'],
  },
});
