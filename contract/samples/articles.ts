/**
 * The bodies of the sample news, by picture (news.ts): Markdown, but nothing other than paragraphs, so that the build makes their
 * HTML without a parser.
 */
export const sampleBodies: Record<number, { body: string; bodyEn: string }> = {
  1: {
    body: `Bản Beta cho máy tính Windows đã mở. Cài đặt gọn, đăng nhập bằng tài khoản Outline là vào trận được ngay.

Ba bản đồ đang chờ bạn: Phố Cổ, Nhà Máy và Bến Tàu. Mỗi bản đồ có một lối đi riêng cho người thích đánh úp và một khoảng trống cho người bắn giỏi.

Gặp lỗi hay có ý tưởng, hãy nhắn cho chúng tôi. Mọi góp ý đều được đọc, và nhiều góp ý của vòng thử kín đã nằm trong bản này.`,
    bodyEn: `The Beta for Windows computers is open. Install it, sign in with your Outline account, and you are in the fight.

Three maps are waiting: Old Quarter, Factory and Harbour. Each has a way round for those who like to flank, and an open field for those who aim well.

If something breaks, or you have an idea, write to us. We read everything, and much of what the closed test told us is in this build.`,
  },
  2: {
    body: `Mười sáu đội đã đăng ký, chia thành bốn bảng. Hai đội đầu mỗi bảng vào vòng trong, rồi đấu loại trực tiếp đến trận chung kết.

Các trận diễn ra vào tối thứ Bảy và Chủ nhật hằng tuần, bắt đầu lúc 20 giờ. Mỗi trận đánh ba ván, trên bản đồ do hai đội lần lượt chọn.

Đội vô địch nhận cúp Khép Nét và bộ trang phục chỉ giải này mới có.`,
    bodyEn: `Sixteen teams have signed up, in four groups. The first two of each group go on, and from there it is knockout until the final.

Matches are played every Saturday and Sunday evening, from 8 pm. Each is the best of three, on maps that the teams choose in turn.

The winners take home the Close the Line cup, and an outfit that only this tournament gives.`,
  },
  3: {
    body: `Chợ Nổi là bản đồ đầu tiên của chúng tôi trên mặt nước. Ghe thuyền trôi chậm theo con nước, nên chỗ nấp của bạn hôm nay có thể là lối đi của đối thủ một phút sau.

Chúng tôi vẽ bản đồ này bằng một nét liền, như mọi bản đồ khác, rồi cắt nét ở những chỗ thuyền đi qua. Khoảng trống ấy mở ra và khép lại trong suốt trận đấu.

Bản đồ đang được thử nội bộ. Ngày ra mắt sẽ được báo ở đây.`,
    bodyEn: `The Floating Market is our first map on water. Boats drift slowly with the tide, so what covers you now may be your opponent's way in a minute later.

We drew it in a single line, like every map of ours, and then cut the line wherever a boat passes. These gaps open and close all through the match.

It is being tested in house. We will say here when it is out.`,
  },
};
