/**
 * The sample questions of the help page, in their order: shown before anything is published, and the demo data's own. The
 * replies are Markdown of nothing other than paragraphs, so that the build makes their HTML without a parser.
 */
export const sampleHelp = [
  {
    subject: 0,
    question: 'Tôi đã thanh toán nhưng chưa thấy kim cương?',
    questionEn: 'I have paid, but where are my diamonds?',
    answer: `Kim cương được cộng ngay khi cổng thanh toán báo đã nhận tiền, thường chỉ trong vài giây. Bạn chờ vài phút rồi bấm làm mới số dư.

Nếu vẫn chưa có, hãy mở lại cửa hàng trên đúng trình duyệt đã dùng: giao dịch sẽ được kiểm tra tiếp cho tới khi có kết quả. Nhớ giữ mã giao dịch để chúng tôi tra giúp bạn.`,
    answerEn: `Diamonds are added as soon as the payment provider confirms the money, usually within seconds. Wait a few minutes, then refresh your balance.

If they are still missing, open the shop again in the browser that you paid with: the payment is checked until there is an outcome. Keep the transaction ID, so that we can look it up.`,
  },
  {
    subject: 0,
    question: 'Không đăng nhập có mua được kim cương không?',
    questionEn: 'Can I buy diamonds without logging in?',
    answer: `Được. Bạn chỉ cần nhập email hoặc tên người dùng của người nhận, xác nhận đúng người rồi thanh toán.

Bạn cũng có thể mua tặng bạn bè theo cách này. Giao dịch đã mua được giữ 90 ngày trong trình duyệt của bạn.`,
    answerEn: `Yes. Enter the email or user name of the player, confirm that it is the right one, and pay.

You can buy for a friend in the same way. What you bought stays in your browser for 90 days.`,
  },
  {
    subject: 0,
    question: 'Tôi nạp nhầm người thì làm sao?',
    questionEn: 'I paid for the wrong player. What now?',
    answer: `Hãy xem mục “Vẫn chưa ổn?” ở cuối trang này càng sớm càng tốt, và chuẩn bị sẵn mã giao dịch. Mỗi trường hợp được xem xét riêng.

Kim cương đã vào tài khoản thì không chuyển sang tài khoản khác được, nên trước khi trả tiền bạn nhớ xem kỹ tên và ảnh của người nhận.`,
    answerEn: `See “Still stuck?” at the end of this page as soon as you can, and have the transaction ID ready. Each case is reviewed on its own.

Diamonds cannot be moved from one account to another, so have a close look at the name and picture of the player before you pay.`,
  },
  {
    subject: 0,
    question: 'Bao lâu thì tôi nhận lại tiền hoàn?',
    questionEn: 'How long does a refund take?',
    answer: `Chúng tôi trả lời trong vòng 3 ngày làm việc. Sau khi được chấp nhận, tiền về trong vòng 7 ngày làm việc, bằng chính cách bạn đã thanh toán.

Với thẻ quốc tế, một số ngân hàng cần thêm vài ngày. Bạn sẽ nhận được email khi tiền đã được trả.`,
    answerEn: `We reply within 3 working days. Once a refund is accepted, the money arrives within 7 working days, the way you paid it.

With international cards, some banks take a few days longer. You get an email when the money is on its way.`,
  },
  {
    subject: 1,
    question: 'Tôi quên mật khẩu?',
    questionEn: 'I forgot my password',
    answer: `Ở màn hình đăng nhập, chọn “Quên mật khẩu?” và nhập email của bạn. Chúng tôi gửi một mã xác minh để bạn đặt mật khẩu mới.

Chưa thấy mã? Hãy xem thử hộp thư rác, và kiểm tra lại email đã nhập.`,
    answerEn: `On the login screen choose “Forgot password?” and enter your email. We send you a code with which you set a new one.

No code yet? Have a look in your spam folder, and check the address that you entered.`,
  },
  {
    subject: 1,
    question: 'Có người lạ đăng nhập vào tài khoản của tôi?',
    questionEn: 'Somebody else has logged in to my account',
    answer: `Mỗi lần có đăng nhập từ thiết bị lạ, chúng tôi gửi email báo cho bạn. Nếu không phải bạn, hãy mở liên kết “Không phải tôi” trong email đó: mọi thiết bị sẽ bị đăng xuất và bạn đặt lại mật khẩu.

Đừng đưa mã xác minh cho bất kỳ ai. Người của Outline không bao giờ hỏi mã.`,
    answerEn: `When somebody logs in from a new device, we send you an email. If that was not you, open the “This was not me” link in it: every device is logged out, and you set a new password.

Never give a code to anybody. Nobody at Outline will ever ask you for one.`,
  },
  {
    subject: 2,
    question: 'Máy của tôi có chơi được Outline không?',
    questionEn: 'Does Outline run on my computer?',
    answer: `Outline dành cho máy tính Windows, chạy từ một tệp zip, không cần cài đặt. Trang Tải game cho biết bản nào đã chơi được và cần máy thế nào.

Bản chơi trên trình duyệt đang được hoàn thiện. Ngày ra mắt sẽ có ở trang Tải game.`,
    answerEn: `Outline is for Windows computers and runs from a zip file, with nothing to install. The Download page says which build can be played already, and what it needs.

A version for the browser is in the works. The Download page will say when it is out.`,
  },
  {
    subject: 2,
    question: 'Game bị lỗi thì báo ở đâu?',
    questionEn: 'Where do I report a bug?',
    answer: `Mục “Vẫn chưa ổn?” ở cuối trang này cho biết gửi ở đâu. Hãy kể bạn đang làm gì thì gặp lỗi, điều gì đã xảy ra, và kèm ảnh chụp màn hình nếu có.

Mọi góp ý đều được đọc, và nhiều lỗi đã được sửa nhờ người chơi báo.`,
    answerEn: `“Still stuck?” at the end of this page says where. Describe what you were doing and what happened, with a screenshot if you have one.

We read every report, and many bugs are gone thanks to players.`,
  },
  {
    subject: 3,
    question: 'Kim cương khác vàng ở chỗ nào?',
    questionEn: 'What is the difference between diamonds and gold?',
    answer: `Kim cương mua bằng tiền thật trong cửa hàng. Vàng nhận được khi điểm danh mỗi ngày, từ quà mùa giải và khi chơi.

Cả hai chỉ dùng trong Outline, không đổi ngược thành tiền và không chuyển giữa các tài khoản.`,
    answerEn: `Diamonds are bought with real money in the shop. Gold comes with the daily check-in, as a gift of seasons, and by playing.

Both are used in Outline only, cannot be turned back into money and cannot be moved between accounts.`,
  },
  {
    subject: 4,
    question: 'Bao nhiêu tuổi thì được chơi và nạp kim cương?',
    questionEn: 'How old must I be to play and to buy diamonds?',
    answer: `Outline dành cho người từ 16 tuổi trở lên. Nếu chưa đủ 18 tuổi, bạn cần cha mẹ hoặc người giám hộ đồng ý khi nạp kim cương.

Chơi quá 180 phút một ngày sẽ ảnh hưởng xấu đến sức khỏe. Hãy nghỉ giữa các trận.`,
    answerEn: `Outline is for players aged 16 and over. If you are under 18, you need the consent of a parent or guardian to buy diamonds.

Playing more than 180 minutes a day is bad for your health. Take breaks between matches.`,
  },
] as const;
