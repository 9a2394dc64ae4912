import type { TextPairs } from '../../../contract/texts';
/** Choice labels by list: those shared by several resources, and those of resources without a contract. */
export const choiceTexts = {
  accessoryType: {
    Head: ['Đầu', 'Head'],
    Body: ['Thân', 'Body'],
    Bag: ['Ba lô', 'Bag'],
    Emote: ['Biểu cảm', 'Emote'],
    Tagname: ['Bảng tên', 'Tagname'],
    Avatar: ['Avatar', 'Avatar'],
  },
  rarity: {
    Common: ['Thường', 'Common'],
    Uncommon: ['Khá hiếm', 'Uncommon'],
    UnCommon: ['Khá hiếm', 'UnCommon'],
    Rare: ['Hiếm', 'Rare'],
    Epic: ['Sử thi', 'Epic'],
    Legendary: ['Huyền thoại', 'Legendary'],
    Mythic: ['Thần thoại', 'Mythic'],
  },
  weaponType: {
    Melee: ['Cận chiến', 'Melee'],
    Ranged: ['Tầm xa', 'Ranged'],
  },
  robotType: {
    Basic: ['Cơ bản', 'Basic'],
    Advanced: ['Nâng cao', 'Advanced'],
    Elite: ['Tinh nhuệ', 'Elite'],
  },
  boxType: {
    Normal: ['Thường', 'Normal'],
    Rare: ['Hiếm', 'Rare'],
    Trap: ['Bẫy', 'Trap'],
    Supply: ['Tiếp tế', 'Supply'],
    Mystery: ['Bí ẩn', 'Mystery'],
  },
  role: {
    Admin: ['Quản trị', 'Admin'],
    User: ['Người chơi', 'User'],
  },
  userStatus: {
    Active: ['Hoạt động', 'Active'],
    Banned: ['Bị khóa', 'Banned'],
  },
  packageStatus: {
    Active: ['Đang bán', 'Active'],
    Inactive: ['Ngừng bán', 'Inactive'],
  },
  status: {
    Draft: ['Bản nháp', 'Draft'],
    Published: ['Đang hiển thị', 'Live'],
    Changed: ['Đang hiển thị, có sửa đổi', 'Live, changed since'],
    Unpublished: ['Đã gỡ xuống', 'Unpublished'],
  },
  schedule: {
    None: ['Không có lịch', 'Nothing scheduled'],
    GoesLive: ['Sẽ hiển thị', 'Goes live'],
    NewVersion: ['Sẽ có bản mới', 'New version'],
    Ends: ['Sẽ gỡ xuống', 'Ends'],
  },
} satisfies TextPairs;

export type ChoiceTexts = typeof choiceTexts;
/** The translation key of a label in a list. */
export type ChoiceKey = {
  [K in keyof ChoiceTexts]: `admin.enum.${K}.${keyof ChoiceTexts[K] & string}`;
}[keyof ChoiceTexts];
