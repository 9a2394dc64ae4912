import { samplePrices } from '../../../contract/samples/accessories';
import { addMs, days } from '../../platform/clock';
import { newId } from '../../platform/ids';

/** type: Head 0, Body 1, Bag 2, Emote 3, Tagname 4, Avatar 5; rarity: Common 0 to Mythic 5. Head, body, bag and emote are items of the library. */
const accessories = [
  {
    art: 'cosmetics/mu-lan-song',
    name: 'Mũ Làn Sóng',
    type: 0,
    rarity: 1,
    description: 'Vành mũ cuộn như sóng Biển Đông, nhẹ đầu và khó bị nhìn thấy trong sương.',
  },
  {
    art: 'cosmetics/mu-sung-trau',
    name: 'Mũ Sừng Trâu',
    type: 0,
    rarity: 3,
    description: 'Rèn theo cặp sừng trâu chọi Đồ Sơn; đối thủ sẽ nghĩ kỹ trước khi lao vào.',
  },
  {
    art: 'cosmetics/giap-vay-ca',
    name: 'Giáp Vảy Cá',
    type: 1,
    rarity: 2,
    description: 'Hàng trăm phiến thép mỏng xếp lớp, xoay trở êm như cá lượn.',
  },
  {
    art: 'cosmetics/ao-khoac-pho',
    name: 'Áo Khoác Phố',
    type: 1,
    rarity: 0,
    description: 'Áo gió quen thuộc của dân phố cổ, túi nào cũng giấu được một băng đạn.',
  },
  {
    art: 'cosmetics/ba-lo-tre',
    name: 'Ba Lô Tre',
    type: 2,
    rarity: 1,
    description: 'Khung tre đan tay, chịu va đập tốt hơn vẻ ngoài mộc mạc của nó.',
  },
  {
    art: 'cosmetics/tui-tiep-dan',
    name: 'Túi Tiếp Đạn',
    type: 2,
    rarity: 2,
    description: 'Sáu ngăn rút nhanh cho người không bao giờ chịu hết đạn giữa trận.',
  },
  {
    art: 'cosmetics/vay-tay',
    name: 'Vẫy Tay',
    type: 3,
    rarity: 0,
    description: 'Chào đồng đội trước trận, hoặc tạm biệt đối thủ vừa hạ gục.',
  },
  {
    art: 'cosmetics/mua-lan',
    name: 'Múa Lân',
    type: 3,
    rarity: 4,
    description: 'Tiếng trống vang lên và cả đấu trường dừng lại để nhìn bạn.',
  },
  {
    art: 'cosmetics/bang-ten-tia-chop',
    name: 'Bảng Tên Tia Chớp',
    type: 4,
    rarity: 2,
    description: 'Tên bạn lóe sáng mỗi khi lập chuỗi hạ gục.',
  },
  {
    art: 'cosmetics/bang-ten-hoa-sen',
    name: 'Bảng Tên Hoa Sen',
    type: 4,
    rarity: 3,
    description: 'Cánh sen nở quanh tên bạn khi đội giành chiến thắng.',
  },
  {
    art: 'cosmetics/avatar-linh-canh',
    name: 'Avatar Lính Canh',
    type: 5,
    rarity: 1,
    description: 'Gương mặt thép của người gác cổng, điềm tĩnh và luôn tỉnh táo.',
  },
  {
    art: 'cosmetics/avatar-ho',
    name: 'Avatar Hổ',
    type: 5,
    rarity: 5,
    description: 'Chúa sơn lâm của đấu trường, chỉ dành cho số ít.',
  },
  {
    art: 'cosmetics/mu-phi-cong',
    name: 'Mũ Phi Công',
    type: 0,
    rarity: 0,
    description: 'Kính gạt, tai da, sẵn sàng cất cánh.',
  },
  {
    art: 'cosmetics/non-la-thep',
    name: 'Nón Lá Thép',
    type: 0,
    rarity: 2,
    description: 'Nón lá gò bằng thép mỏng, mưa đạn cũng chỉ nghe lộp độp.',
  },
  {
    art: 'cosmetics/ao-dai-thep',
    name: 'Áo Dài Thép',
    type: 1,
    rarity: 4,
    description: 'Hai tà thép mảnh, xoay người là thành khiên.',
  },
  {
    art: 'cosmetics/giap-trong-dong',
    name: 'Giáp Trống Đồng',
    type: 1,
    rarity: 5,
    description: 'Mặt trống trước ngực, mỗi phát trúng là một hồi vang.',
  },
  {
    art: 'cosmetics/ba-lo-ten-lua',
    name: 'Ba Lô Tên Lửa',
    type: 2,
    rarity: 3,
    description: 'Hai ống đẩy sau lưng. Chỉ để ngầu thôi, chưa bay được.',
  },
  {
    art: 'cosmetics/den-long-lung',
    name: 'Đèn Lồng Lưng',
    type: 2,
    rarity: 4,
    description: 'Đi trong đêm mà cả đội vẫn thấy bạn.',
  },
  {
    art: 'cosmetics/tha-dieu',
    name: 'Thả Diều',
    type: 3,
    rarity: 1,
    description: 'Gió lên rồi, nghỉ tay một chút.',
  },
  {
    art: 'cosmetics/danh-trong',
    name: 'Đánh Trống',
    type: 3,
    rarity: 2,
    description: 'Ba hồi giục trận, cả bản đồ nghe thấy.',
  },
];

/** The accessories; those with list prices have an active discount. */
export const demoAccessories = (now: Date) =>
  accessories.map((item) => {
    // The library knows its items, and the robot its layers, by the names of their drawings.
    const librarySlug = item.art.replace('cosmetics/', '');
    const prices = samplePrices(librarySlug);
    const isListed = prices.listedGoldPrice + prices.listedDiamondPrice > 0;
    return {
      ...item,
      ...prices,
      // Seasons name what they give by it.
      id: newId(),
      librarySlug,
      discountDate: isListed ? addMs(now, -days(2)) : null,
      expirationDate: isListed ? addMs(now, days(10)) : null,
    };
  });
