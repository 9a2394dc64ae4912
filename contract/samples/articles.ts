import type { SampleArticle } from './news';

/**
 * The bodies of the sample news: Markdown, but nothing other than paragraphs, so that the build makes their HTML without a
 * parser.
 */
export const sampleBodies: Record<SampleArticle['key'], { body: string; bodyEn: string }> = {
  test: {
    body: `Vòng thử kín thứ ba mời thêm sáu mươi người chơi và có ba bản đồ: Phố Cổ, Nhà Máy và Bến Tàu. Mỗi bản đồ có một lối đi riêng cho người thích đánh úp và một khoảng trống cho người bắn giỏi.

Gặp lỗi hay có ý tưởng, hãy nhắn vào nhóm thử game. Mọi góp ý đều được đọc, và nhiều góp ý của hai vòng trước đã nằm trong bản này.

Chưa được mời? Bản dành cho mọi người sẽ có ở trang Tải game khi đã sẵn sàng.`,
    bodyEn: `Round three of the closed test has sixty more invited players and three maps: Old Quarter, Factory and Harbor. Each has a way round for those who like to flank, and an open field for those who aim well.

If something breaks, or you have an idea, post it in the testers’ group. We read everything, and much of what the first two rounds told us is in this build.

Not invited yet? The build for everybody will be on the Download page once it is ready.`,
  },
  market: {
    body: `Chợ Nổi là bản đồ đầu tiên của chúng tôi trên mặt nước. Ghe thuyền trôi chậm theo con nước, nên chỗ nấp của bạn hôm nay có thể là lối đi của đối thủ một phút sau.

Chúng tôi vẽ bản đồ này bằng một nét liền, như mọi bản đồ khác, rồi cắt nét ở những chỗ thuyền đi qua. Khoảng trống ấy mở ra và khép lại trong suốt trận đấu.

Bản đồ đang được thử nội bộ. Ngày ra mắt sẽ được báo ở đây.`,
    bodyEn: `The Floating Market is our first map on water. Boats drift slowly with the tide, so what covers you now may be your opponent’s way in a minute later.

We drew it in a single line, like every map of ours, and then cut the line wherever a boat passes. These gaps open and close all through the match.

It is being tested in house. We will say here when it is out.`,
  },
  winners: {
    body: `Mười sáu đội, ba cuối tuần, và một trận chung kết phải đánh đủ ba ván. Nét Đậm thua ván đầu ở Phố Cổ, gỡ hòa ở Nhà Máy rồi thắng ở Bến Tàu khi chỉ còn một người trên sân.

Góc Khuất về nhì. Hạng ba thuộc về Giấy Kẻ, đội trẻ nhất giải.

Cảm ơn tất cả các đội đã thức cùng chúng tôi. Hẹn gặp lại ở Cúp Bốn Góc.`,
    bodyEn: `Sixteen teams, three weekends, and a final that went the distance. Bold Line lost the first map in the Old Quarter, drew level in the Factory and won at the Harbor with a single player left standing.

Blind Corner came second. Third place went to Ruled Paper, the youngest team of the cup.

Thank you to every team that stayed up with us. See you at the Four Corners cup.`,
  },
  season: {
    body: `Mùa mới đã mở. Tiến trình của mùa trước khép lại, quà đã nhận vẫn là của bạn, và nét vẽ của mùa này bắt đầu từ con số 0.

Mỗi lần nạp bằng tiền đồng trong mùa kéo nét vẽ thêm một đoạn. Chạm mốc nào, quà của mốc ấy tới tài khoản ngay.

Ngày kết thúc, các mốc và quà luôn có ở trang Mùa giải.`,
    bodyEn: `A new season is open. Last season’s progress has closed, the gifts you received stay yours, and this season’s line starts from zero.

Every purchase in VND draws the line a little further. Reach a mark, and its gift is in your account at once.

The last day, the marks and the gifts are always on the Season page.`,
  },
  corners: {
    body: `Ba mươi hai đội chia thành bốn góc bảng. Cuối tuần đầu đấu vòng bảng, cuối tuần sau đấu loại trực tiếp tới trận chung kết tối Chủ nhật.

Mỗi trận đánh ba ván, trên bản đồ do hai đội lần lượt chọn. Chợ Nổi chưa có trong giải này.

Đội vô địch nhận cúp Bốn Góc, và tên đội được ghi ở trang Sự kiện.`,
    bodyEn: `Thirty-two teams in four corners. The first weekend is the group stage; the second is knockout, up to the final on Sunday evening.

Every match is the best of three, on maps that the teams choose in turn. The Floating Market is not part of this cup yet.

The winners take home the Four Corners cup, and their name goes on the Events page.`,
  },
  cup: {
    body: `Mười sáu đội đã đăng ký, chia thành bốn bảng. Hai đội đầu mỗi bảng vào vòng trong, rồi đấu loại trực tiếp đến trận chung kết.

Các trận diễn ra vào tối thứ Bảy và Chủ nhật hằng tuần, bắt đầu lúc 19 giờ. Mỗi trận đánh ba ván, trên bản đồ do hai đội lần lượt chọn.

Đội vô địch nhận cúp Khép Nét, và tên đội được khắc lên cúp.`,
    bodyEn: `Sixteen teams have signed up, in four groups. The first two of each group go on, and from there it is knockout until the final.

Matches are played every Saturday and Sunday evening, from 7 pm. Each is the best of three, on maps that the teams choose in turn.

The winners take home the Close the Line cup, with their name engraved on it.`,
  },
};
