import type { TextPairs } from '../../../contract/texts';

/** Texts of the staff page, and the role names for every screen. */
export const staffTexts = {
  label: ['Bảng thành viên đội ngũ', 'Table of staff'],
  none: ['Không có ai khớp với bộ lọc.', 'Nobody matches the filter.'],
  sessions: {
    label: ['Bảng phiên đăng nhập của đội ngũ', 'Table of sessions of the staff'],
    none: ['Không có phiên nào khớp với bộ lọc.', 'No session matches the filter.'],
    failed: ['Không tải được danh sách phiên đăng nhập.', 'The sessions could not be loaded.'],
  },
  stateFilter: {
    active: ['Đang hoạt động', 'Active'],
    banned: ['Bị khóa', 'Banned'],
    invited: ['Đã mời', 'Invited'],
  },
  invite: ['+ Mời thành viên', '+ Invite'],
  you: ['Bạn', 'You'],
  yourself: [
    'Bạn không thể đổi vai trò hay gỡ chính mình. Hãy nhờ một chủ sở hữu khác.',
    'You cannot change your own roles or remove yourself. Ask another owner.',
  ],
  actionsOf: ['Thao tác với %{name}', 'Actions for %{name}'],
  failed: {
    list: ['Không tải được danh sách đội ngũ.', 'The staff list could not be loaded.'],
    act: ['Không thực hiện được. Vui lòng thử lại.', 'That did not work. Please try again.'],
  },
  state: {
    active: ['Hoạt động', 'Active'],
    banned: ['Bị khóa', 'Banned'],
    invited: ['Đã mời, hạn %{until}', 'Invited until %{until}'],
  },
  factor: {
    on: ['Đã bật', 'On'],
    off: ['Chưa bật', 'Off'],
  },
  role: {
    owner: ['Chủ sở hữu', 'Owner'],
    shop: ['Cửa hàng', 'Shop'],
    finance: ['Tài chính', 'Finance'],
    game: ['Trò chơi', 'Game'],
    content: ['Nội dung', 'Content'],
    support: ['Hỗ trợ', 'Support'],
    analyst: ['Phân tích', 'Analyst'],
  },
  about: {
    owner: ['Toàn quyền, gồm vai trò của người khác', 'Everything, including other people’s roles'],
    shop: [
      'Gói kim cương, mã khuyến mãi, mùa giải; xem giao dịch và số liệu',
      'Diamond packages, codes, seasons; views payments and figures',
    ],
    finance: [
      'Giao dịch, hoàn tiền, đối soát; cộng trừ kim cương và vàng; xem người chơi, số liệu',
      'Payments, refunds, reconciliation; gives and takes diamonds and gold; views players and figures',
    ],
    game: [
      'Vũ khí, kỹ năng, robot, hòm đồ, phụ kiện, cấp độ',
      'Weapons, skills, robots, boxes, accessories, levels',
    ],
    content: ['Tin tức, banner, sự kiện, trợ giúp, bản phát hành', 'News, banners, events, help, releases'],
    support: [
      'Người chơi: xem, khóa, sửa tài khoản và email, xuất dữ liệu; xem giao dịch, xử lý trường hợp',
      'Players: views, bans, changes accounts and emails, exports data; views payments, works on cases',
    ],
    analyst: [
      'Chỉ xem số liệu, người chơi, giao dịch và lịch sử; không thấy email và số điện thoại',
      'Views figures, players, payments and history; does not see emails and phone numbers',
    ],
  },
  field: {
    email: ['Email', 'Email'],
    roles: ['Vai trò', 'Roles'],
    userName: ['Tên mới', 'New user name'],
    userNameForm: [
      '3 đến 32 ký tự: chữ cái không dấu, chữ số, dấu chấm, gạch dưới, gạch ngang.',
      '3 to 32 letters without accents, digits, periods, underscores or hyphens.',
    ],
  },
  rule: {
    roles: ['Chọn ít nhất một vai trò.', 'Choose at least one role.'],
  },
  dialog: {
    invite: {
      title: ['Mời thành viên', 'Invite a Colleague'],
      text: [
        'Người được mời nhận một liên kết dùng một lần, có hiệu lực trong 48 giờ.',
        'They receive a one-time link that is valid for 48 hours.',
      ],
      submit: ['Gửi lời mời', 'Send Invitation'],
      done: ['Đã gửi lời mời.', 'Invitation sent.'],
    },
    repeat: {
      menu: ['Gửi lại lời mời', 'Send the invitation again'],
      title: ['Gửi lại lời mời', 'Send the Invitation Again'],
      text: [
        'Liên kết mới thay cho liên kết cũ và có hiệu lực trong 48 giờ.',
        'A new link replaces the old one and is valid for 48 hours.',
      ],
      submit: ['Gửi lại', 'Send Again'],
      done: ['Đã gửi lại lời mời.', 'Invitation sent again.'],
    },
    roles: {
      menu: ['Đổi vai trò', 'Change roles'],
      title: ['Đổi vai trò', 'Change Roles'],
      text: [
        'Vai trò mới có hiệu lực ngay từ thao tác tiếp theo của người này.',
        'The new roles apply from this person’s very next action.',
      ],
      submit: ['Lưu vai trò', 'Save Roles'],
      done: ['Đã đổi vai trò.', 'Roles changed.'],
    },
    'user-name': {
      menu: ['Đổi tên người dùng', 'Change the user name'],
      title: ['Đổi tên người dùng', 'Change the User Name'],
      text: [
        'Tên mới hiện từ bây giờ; lịch sử giữ tên cũ ở những việc đã làm trước đó. Trong một năm, không ai lấy được tên cũ.',
        'The new name is shown from now on; the history keeps the earlier one beside what was done before. For a year nobody else can take it.',
      ],
      submit: ['Đổi tên', 'Change Name'],
      done: ['Đã đổi tên người dùng.', 'User name changed.'],
    },
    'end-sessions': {
      menu: ['Đăng xuất mọi thiết bị', 'Log out everywhere'],
      of: ['Đăng xuất mọi thiết bị của %{name}', 'Log %{name} out everywhere'],
      title: ['Đăng xuất mọi thiết bị', 'Log Out Everywhere'],
      text: ['Mọi phiên đăng nhập của người này kết thúc ngay.', 'All sessions of this person end at once.'],
      submit: ['Đăng xuất', 'Log Out'],
      done: ['Đã đăng xuất mọi thiết bị.', 'Logged out everywhere.'],
    },
    'reset-factor': {
      menu: ['Đặt lại xác thực hai lớp', 'Reset the second factor'],
      title: ['Đặt lại xác thực hai lớp', 'Reset the Second Factor'],
      text: [
        'Chỉ làm việc này khi bạn chắc chắn đang nói chuyện với đúng người đó. Mọi phiên đăng nhập của họ kết thúc, và họ phải thiết lập lại khi đăng nhập.',
        'Do this only when you are sure who is asking. All their sessions end, and they have to set it up again when they log in.',
      ],
      submit: ['Đặt lại', 'Reset'],
      done: ['Đã đặt lại xác thực hai lớp.', 'Second factor reset.'],
    },
    remove: {
      menu: ['Gỡ khỏi đội ngũ', 'Remove from staff'],
      title: ['Gỡ khỏi đội ngũ', 'Remove from Staff'],
      text: [
        'Người này mất mọi quyền quản trị ngay lập tức; tài khoản người chơi vẫn còn.',
        'This person loses all staff rights at once; the player account stays.',
      ],
      submit: ['Gỡ', 'Remove'],
      done: ['Đã gỡ khỏi đội ngũ.', 'Removed from staff.'],
    },
    withdraw: {
      menu: ['Thu hồi lời mời', 'Withdraw the invitation'],
      title: ['Thu hồi lời mời', 'Withdraw the Invitation'],
      text: ['Liên kết trong email mời không còn dùng được.', 'The link in the invitation stops working.'],
      submit: ['Thu hồi', 'Withdraw'],
      done: ['Đã thu hồi lời mời.', 'Invitation withdrawn.'],
    },
  },
} satisfies TextPairs;
