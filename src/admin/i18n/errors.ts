import type { TextPairs } from '../../../contract/texts';
/** Texts of the error pages. */
export const errors = {
  offline: {
    title: ['Không có kết nối', 'No connection'],
    text: [
      'Không liên lạc được với máy chủ. Trang sẽ tự mở lại khi có mạng.',
      'The server cannot be reached. This page opens again by itself once you are online.',
    ],
  },
  chunk: {
    title: ['Đã có phiên bản mới', 'There is a new version'],
    text: [
      'Trang quản trị vừa được cập nhật. Hãy tải lại trang để tiếp tục.',
      'The back office has just been updated. Reload the page to go on.',
    ],
  },
  missing: {
    title: ['Không tìm thấy trang này', 'This page was not found'],
    text: [
      'Địa chỉ không đúng, hoặc nội dung đã bị xóa.',
      'The address is wrong, or what was here has been deleted.',
    ],
  },
  broken: {
    title: ['Đã có lỗi xảy ra', 'Something went wrong'],
    text: [
      'Phần này của trang không hiển thị được. Dữ liệu của bạn không bị ảnh hưởng.',
      'This part of the page cannot be shown. Your data are not affected.',
    ],
  },
  notAllowed: {
    title: ['Bạn không có quyền mở trang này', 'You may not open this page'],
    text: [
      'Vai trò của bạn không bao gồm phần này. Nếu công việc cần đến, hãy nhờ chủ sở hữu thêm vai trò cho bạn.',
      'Your roles do not include it. If your work needs it, ask an owner to add a role.',
    ],
    dialog: [
      'Vai trò của bạn không cho phép thay đổi ở đây.',
      'Your roles do not let you change anything here.',
    ],
  },
  retry: ['Thử lại', 'Retry'],
  reload: ['Tải lại trang', 'Reload the page'],
  home: ['Về trang tổng quan', 'To the dashboard'],
  request: ['Mã yêu cầu: %{id}', 'Request: %{id}'],
} satisfies TextPairs;
