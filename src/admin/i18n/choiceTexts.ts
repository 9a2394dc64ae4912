/** Choice labels by list: those shared by several resources, and those of resources without a contract. */
const vi = {
  accessoryType: {
    Head: 'Đầu',
    Body: 'Thân',
    Bag: 'Túi',
    Emote: 'Biểu cảm',
    Tagname: 'Bảng tên',
    Avatar: 'Ảnh đại diện',
  },
  rarity: {
    Common: 'Thường',
    Uncommon: 'Khá',
    UnCommon: 'Khá',
    Rare: 'Hiếm',
    Epic: 'Sử thi',
    Legendary: 'Huyền thoại',
    Mythic: 'Thần thoại',
  },
  weaponType: { Melee: 'Cận chiến', Ranged: 'Tầm xa' },
  robotType: { Basic: 'Cơ bản', Advanced: 'Nâng cao', Elite: 'Tinh nhuệ' },
  boxType: { Normal: 'Thường', Rare: 'Hiếm', Trap: 'Bẫy', Supply: 'Tiếp tế', Mystery: 'Bí ẩn' },
  role: { Admin: 'Quản trị', User: 'Người chơi' },
  userStatus: { Active: 'Hoạt động', Banned: 'Bị khóa' },
  packageStatus: { Active: 'Đang bán', Inactive: 'Ngừng bán' },
  sight: {
    Draft: 'Bản nháp',
    InSight: 'Đang hiển thị',
    Changed: 'Có sửa đổi mới',
    Planned: 'Đã hẹn giờ',
    TakenDown: 'Đã gỡ xuống',
  },
};
const en: typeof vi = {
  accessoryType: {
    Head: 'Head',
    Body: 'Body',
    Bag: 'Bag',
    Emote: 'Emote',
    Tagname: 'Tagname',
    Avatar: 'Avatar',
  },
  rarity: {
    Common: 'Common',
    Uncommon: 'Uncommon',
    UnCommon: 'UnCommon',
    Rare: 'Rare',
    Epic: 'Epic',
    Legendary: 'Legendary',
    Mythic: 'Mythic',
  },
  weaponType: { Melee: 'Melee', Ranged: 'Ranged' },
  robotType: { Basic: 'Basic', Advanced: 'Advanced', Elite: 'Elite' },
  boxType: { Normal: 'Normal', Rare: 'Rare', Trap: 'Trap', Supply: 'Supply', Mystery: 'Mystery' },
  role: { Admin: 'Admin', User: 'User' },
  userStatus: { Active: 'Active', Banned: 'Banned' },
  packageStatus: { Active: 'Active', Inactive: 'Inactive' },
  sight: {
    Draft: 'Draft',
    InSight: 'In sight',
    Changed: 'Changed since',
    Planned: 'Planned',
    TakenDown: 'Taken down',
  },
};
export const choiceTexts = { vi, en };

export type ChoiceTexts = typeof vi;
/** The translation key of a label in a list. */
export type ChoiceKey = {
  [K in keyof ChoiceTexts]: `admin.enum.${K}.${keyof ChoiceTexts[K] & string}`;
}[keyof ChoiceTexts];
