import type { SampleEvent } from './events';

/** The long texts of an event. */
interface EventTexts {
  rules: string;
  rulesEn: string;
  result: string;
  resultEn: string;
}

const none: EventTexts = { rules: '', rulesEn: '', result: '', resultEn: '' };

/** Markdown, but nothing other than paragraphs, so that the build makes their HTML without a parser. */
const texts: Partial<Record<SampleEvent['nameEn'], Partial<EventTexts>>> = {
  'The Close the Line cup': {
    rules: `Mỗi đội ba người. Mười sáu đội chia thành bốn bảng, hai đội đầu mỗi bảng vào vòng loại trực tiếp.

Mỗi trận đánh ba ván, hai đội lần lượt chọn bản đồ. Đội vào phòng muộn quá mười phút thì thua ván đầu.`,
    rulesEn: `Three players a team. Sixteen teams in four groups, of which the first two go on to the knockout rounds.

Each match is the best of three, on maps that the teams choose in turn. A team that is more than ten minutes late loses the first game.`,
    result: `Nét Đậm vô địch, thắng Góc Khuất 2–1 trong trận chung kết.

Ván quyết định ở Bến Tàu kéo dài mười bốn phút. Cảm ơn cả mười sáu đội, hẹn gặp lại ở Cúp Bốn Góc.`,
    resultEn: `Bold Line won the cup, 2–1 against Blind Corner in the final.

The last game, at the Harbor, took fourteen minutes. Thank you to all sixteen teams; see you at the Four Corners cup.`,
  },
  'Draw a map with us': {
    result: '“Ga Ngầm” nhận nhiều phiếu nhất. Chúng tôi đang dựng bản chơi thử.',
    resultEn: '“Underground Station” got the most votes. We are building it, for everybody to try.',
  },
  'The Four Corners cup': {
    rules: `Mỗi đội ba người và một người dự bị. Đội trưởng đăng ký bằng tài khoản Outline của mình, và cả đội ở trong phòng mười phút trước giờ đấu.

Mỗi trận đánh ba ván. Hai đội lần lượt chọn bản đồ; đội được chọn trước là đội có thứ hạng thấp hơn.

Mất kết nối quá ba phút thì ván đấu tiếp tục không có người đó. Dùng phần mềm gian lận thì cả đội bị loại.`,
    rulesEn: `Three players a team, and one substitute. The captain signs the team up with their Outline account, and everybody is in the room ten minutes before a match.

Each match is the best of three. The teams choose maps in turn, the lower-ranked one first.

The game goes on without a player who is offline for more than three minutes. Cheating software puts the whole team out.`,
  },
};

/** The long texts of a sample event, by its name in English; empty where it has none. */
export const textsOfSample = (nameEn: SampleEvent['nameEn']): EventTexts => ({
  ...none,
  ...texts[nameEn],
});
