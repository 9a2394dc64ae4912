import type { Localized } from './localized';

/** A legal text: title, effective date, and sections of paragraphs. */
export interface LegalText {
  title: string;
  since: string;
  sections: { title: string; paragraphs: string[]; lists?: 'browser' | 'database' }[];
}

export const terms: Localized<LegalText> = {
  vi: {
    title: 'Điều khoản sử dụng',
    since: 'Có hiệu lực từ 01/06/2025',
    sections: [
      {
        title: '1. Tài khoản',
        paragraphs: [
          'Mỗi người chơi đăng ký bằng email của chính mình và xác minh email đó. Bạn chịu trách nhiệm giữ kín mật khẩu và mọi hoạt động diễn ra trong tài khoản.',
          'Outline dành cho người từ 16 tuổi trở lên. Người chưa đủ 18 tuổi cần có sự đồng ý của cha mẹ hoặc người giám hộ khi nạp kim cương.',
        ],
      },
      {
        title: '2. Kim cương, vàng và vật phẩm',
        paragraphs: [
          'Kim cương và vàng là đơn vị trong game, chỉ dùng trong Outline, không quy đổi ngược thành tiền và không chuyển nhượng giữa các tài khoản.',
          'Giá, số kim cương và phần thưởng thêm của một giao dịch là giá trị bạn nhìn thấy khi tạo giao dịch. Thưởng lần mua đầu chỉ tặng một lần, cho giao dịch hoàn tất trước; thưởng của mã được giữ chắc trong lúc giao dịch còn hiệu lực, sau đó chỉ còn nếu mã vẫn còn lượt. Kim cương được cộng cho tài khoản đã xác nhận ngay khi cổng thanh toán báo hoàn tất.',
        ],
      },
      {
        title: '3. Thanh toán',
        paragraphs: [
          'Một giao dịch có hiệu lực trong 15 phút. Giao dịch hết hạn mà tiền vẫn được cổng thanh toán xác nhận sau đó thì kim cương vẫn được cộng.',
          'Hãy kiểm tra kỹ người nhận trước khi trả tiền. Nếu bị trừ tiền mà chưa nhận được kim cương, hãy giữ mã giao dịch và mở lại cửa hàng trên cùng trình duyệt: giao dịch được kiểm tra tiếp cho tới khi có kết quả.',
        ],
      },
      {
        title: '4. Hoàn tiền',
        paragraphs: [
          'Tiền được hoàn khi bạn bị thu hai lần, khi đã trả mà kim cương không vào tài khoản, hoặc khi khoản thanh toán không do bạn thực hiện. Nếu mua nhầm, hãy báo cho bên bán (mục 8) càng sớm càng tốt; từng trường hợp được xem xét riêng.',
          'Tiền được trả lại bằng chính cách bạn đã thanh toán: về thẻ hoặc tài khoản qua cổng thanh toán, hoặc chuyển khoản về tài khoản ngân hàng của bạn. Chúng tôi trả lời trong vòng 3 ngày làm việc; sau khi được chấp nhận, tiền về trong vòng 7 ngày làm việc, với thẻ quốc tế có thể lâu hơn tùy ngân hàng. Bạn nhận email khi tiền đã được hoàn.',
          'Kim cương của phần tiền được hoàn, kể cả kim cương thưởng, bị thu hồi theo đúng tỉ lệ. Số dư không bao giờ âm: phần đã tiêu được ghi là còn nợ, kim cương vào tài khoản sau đó (nạp, quà hay được tặng) trả phần này trước và trong lúc còn nợ thì chưa tiêu kim cương được.',
        ],
      },
      {
        title: '5. Hành vi trong game',
        paragraphs: [
          'Không dùng phần mềm gian lận, không lợi dụng lỗi, không mua bán tài khoản, không xúc phạm người khác. Tài khoản vi phạm có thể bị khóa.',
        ],
      },
      {
        title: '6. Bản Beta',
        paragraphs: [
          'Outline đang trong giai đoạn Beta: nội dung có thể thay đổi và dữ liệu trận đấu có thể được đặt lại. Số kim cương đã mua và không được hoàn tiền luôn được giữ nguyên.',
        ],
      },
      {
        title: '7. Chơi có chừng mực',
        paragraphs: [
          'Chơi quá 180 phút một ngày sẽ ảnh hưởng xấu đến sức khỏe. Hãy nghỉ giữa các trận và sắp xếp thời gian hợp lý.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    since: 'In effect from 1 Jun 2025',
    sections: [
      {
        title: '1. Your account',
        paragraphs: [
          'Each player registers with an email of their own and verifies it. You are responsible for keeping your password secret and for what happens in your account.',
          'Outline is for players aged 16 and over. Players under 18 need the consent of a parent or guardian to buy diamonds.',
        ],
      },
      {
        title: '2. Diamonds, gold and items',
        paragraphs: [
          'Diamonds and gold are units of the game. They are used in Outline only, cannot be turned back into money and cannot be moved between accounts.',
          'The price, the diamonds and the bonus of a payment are those you saw when you started it. A first-purchase bonus is given once, with the payment that is completed first; the bonus of a code is certain while the payment is open, and after that only while the code can still be used. Diamonds are added to the confirmed account as soon as the payment provider reports completion.',
        ],
      },
      {
        title: '3. Payments',
        paragraphs: [
          'A payment stays open for 15 minutes. If one has expired and the provider confirms the money later, the diamonds are still added.',
          'Please check the recipient before you pay. If you were charged and got no diamonds, keep the transaction ID and open the shop again in the same browser: the payment is checked until there is an outcome.',
        ],
      },
      {
        title: '4. Refunds',
        paragraphs: [
          'Money is refunded when you were charged twice, when you paid and no diamonds were added, or when the payment was not made by you. If you bought something by mistake, contact the seller (section 8) as soon as you can; each case is reviewed on its own.',
          'Money goes back the way it came: to your card or account through the payment provider, or by transfer to your bank account. We reply within 3 working days; once a refund is accepted the money arrives within 7 working days, on international cards sometimes later, depending on the bank. You get an email when it has been refunded.',
          'The diamonds of the refunded part, bonus included, are taken back in proportion. Your balance never goes below zero: what you have spent already is recorded as owed, diamonds that come in later, bought or given, repay it first, and diamonds cannot be spent while anything is owed.',
        ],
      },
      {
        title: '5. Conduct',
        paragraphs: [
          'No cheating software, no abuse of bugs, no trading of accounts, no insults. Accounts that break these rules can be banned.',
        ],
      },
      {
        title: '6. Beta',
        paragraphs: [
          'Outline is in Beta: content may change and match data may be reset. Diamonds that were bought and not refunded are always kept.',
        ],
      },
      {
        title: '7. Play in moderation',
        paragraphs: [
          'Playing more than 180 minutes a day is bad for your health. Take breaks between matches and plan your time.',
        ],
      },
    ],
  },
};

/** The link below the terms to third-party licenses. */
export const notices: Localized<string> = {
  vi: 'Giấy phép của phần mềm và phông chữ bên thứ ba',
  en: 'Licenses of third-party software and fonts',
};

export const privacy: Localized<LegalText> = {
  vi: {
    title: 'Chính sách quyền riêng tư',
    since: 'Có hiệu lực từ 23/11/2026',
    sections: [
      {
        title: '1. Chúng tôi lưu gì',
        paragraphs: [
          'Chúng tôi chỉ lưu những gì có trong danh sách này. Thông tin thẻ của bạn chỉ có ở cổng thanh toán, chúng tôi không nhận được.',
        ],
        lists: 'database',
      },
      {
        title: '2. Dùng để làm gì',
        paragraphs: [
          'Để đăng nhập, xác minh email, cộng kim cương đúng người, hỗ trợ bạn khi có sự cố và ngăn gian lận. Bản tin chỉ được gửi khi bạn tự đăng ký.',
        ],
      },
      {
        title: '3. Ai nhìn thấy',
        paragraphs: [
          'Để tặng kim cương không cần đăng nhập, cửa hàng cho phép tìm người nhận: ai gõ từ 3 ký tự đầu của tên người dùng, họ tên hoặc email đều có thể tìm thấy họ tên, tên người dùng, email đầy đủ và tháng đăng ký của bạn, cùng robot của bạn nếu bạn công khai thẻ người chơi. Trang cửa hàng chỉ hiển thị email đã che bớt.',
          'Thẻ người chơi chỉ công khai khi bạn bật: tên người dùng, robot và những gì nó đang mặc, số vật phẩm theo độ hiếm, tháng đăng ký và các mùa bạn tham gia.',
          'Cổng thanh toán chỉ nhận mã giao dịch và số tiền; VNPAY nhận thêm địa chỉ mạng (IP) và ngôn ngữ của người mua.',
        ],
      },
      {
        title: '4. Lưu trên trình duyệt',
        paragraphs: [
          'Trang web chỉ lưu trên trình duyệt của bạn những gì có trong danh sách này. Chúng tôi không dùng cookie quảng cáo hay theo dõi.',
        ],
        lists: 'browser',
      },
      {
        title: '5. Quyền của bạn',
        paragraphs: [
          'Bạn tự xóa tài khoản ở trang tài khoản: tài khoản đóng ngay, và 30 ngày sau họ tên, email, số điện thoại cùng mọi dữ liệu cá nhân khác bị xóa hẳn. Cũng ở đó, bạn tải về một bản sao dữ liệu của mình và tự sửa hồ sơ. Lịch sử giao dịch được giữ theo thời hạn mà pháp luật quy định.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    since: 'In effect from 23 Nov 2026',
    sections: [
      {
        title: '1. What we keep',
        paragraphs: [
          'We keep what is on this list and nothing else. The details of your card stay with the payment provider; we never receive them.',
        ],
        lists: 'database',
      },
      {
        title: '2. What it is for',
        paragraphs: [
          'To log you in, verify your email, credit diamonds to the right person, help you when something goes wrong and prevent fraud. The newsletter is sent only when you subscribe.',
        ],
      },
      {
        title: '3. Who sees it',
        paragraphs: [
          'So that diamonds can be given without logging in, the shop lets anyone look for a recipient: whoever types the first 3 or more characters of your user name, name or email can find your name, user name, whole email and the month in which you registered, and your robot if you show your player card. The shop’s page itself shows the email masked.',
          'Others see your player card only if you switch it on: user name, robot and what it wears, how many items of each rarity you own, the month in which you registered and the seasons you took part in.',
          'The payment provider receives the transaction ID and the amount only; VNPAY also receives the network address (IP) and the language of the buyer.',
        ],
      },
      {
        title: '4. Kept in your browser',
        paragraphs: [
          'The site keeps in your browser what is on this list and nothing else. We use no cookies for advertising or tracking.',
        ],
        lists: 'browser',
      },
      {
        title: '5. Your rights',
        paragraphs: [
          'You erase your account on the account page: it closes at once, and 30 days later we erase your name, email, phone number and other personal data for good. There you also download a copy of your data, and correct your profile. Payment records are kept for as long as the law requires.',
        ],
      },
    ],
  },
};
