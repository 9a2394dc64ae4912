import type { Localized } from '../../content/localized';

export interface ProfileTexts {
  title: string;
  lead: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  phoneHint: string;
  mails: string;
  mailsFollow: string;
  mailsIn: Localized<string>;
  submit: string;
  done: string;
  restored: string;
  discard: string;
  changed: string;
  again: string;
  useSaved: string;
  failed: string;
  unread: string;
}

/** Texts of what players change about themselves. */
export const profileTexts: Localized<ProfileTexts> = {
  vi: {
    title: 'Thông tin của bạn',
    lead: 'Người tìm bạn để tặng quà sẽ thấy họ tên này. Số điện thoại chỉ đội ngũ Outline xem được.',
    firstName: 'Tên',
    lastName: 'Họ',
    phoneNumber: 'Số điện thoại',
    phoneHint: 'Không bắt buộc.',
    mails: 'Ngôn ngữ email',
    mailsFollow: 'Theo lần đăng nhập gần nhất',
    mailsIn: { vi: 'Tiếng Việt', en: 'Tiếng Anh' },
    submit: 'Lưu thay đổi',
    done: 'Đã lưu.',
    restored: 'Những gì bạn nhập dở vẫn còn đây và chưa được lưu.',
    discard: 'Bỏ thay đổi',
    changed: 'Hồ sơ vừa được đổi ở một cửa sổ khác. Bản đang lưu:',
    again: 'Bấm lưu lần nữa để thay bằng nội dung trong biểu mẫu này.',
    useSaved: 'Dùng bản đang lưu',
    failed: 'Chưa lưu được. Vui lòng thử lại.',
    unread: 'Chưa tải được thông tin của bạn. Vui lòng thử lại.',
  },
  en: {
    title: 'Your details',
    lead: 'Whoever looks you up to send a gift sees this name. Only the Outline team sees your phone number.',
    firstName: 'First name',
    lastName: 'Last name',
    phoneNumber: 'Phone number',
    phoneHint: 'Optional.',
    mails: 'Email language',
    mailsFollow: 'As in my last login',
    mailsIn: { vi: 'Vietnamese', en: 'English' },
    submit: 'Save changes',
    done: 'Saved.',
    restored: 'What you typed earlier is still here, and not saved yet.',
    discard: 'Discard changes',
    changed: 'Your profile was changed in another window. What is saved now:',
    again: 'Save once more to replace it with what is in this form.',
    useSaved: 'Use what is saved',
    failed: 'Your changes were not saved. Please try again.',
    unread: 'Your details could not be loaded. Please try again.',
  },
};
