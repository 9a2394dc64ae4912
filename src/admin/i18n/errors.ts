/** Texts of the error pages. */
export const errors = {
  vi: {
    offline: {
      title: 'Không có kết nối',
      text: 'Không liên lạc được với máy chủ. Trang sẽ tự mở lại khi có mạng.',
    },
    chunk: {
      title: 'Đã có phiên bản mới',
      text: 'Trang quản trị vừa được cập nhật. Hãy tải lại trang để tiếp tục.',
    },
    missing: {
      title: 'Không tìm thấy trang này',
      text: 'Địa chỉ không đúng, hoặc nội dung đã bị xóa.',
    },
    broken: {
      title: 'Đã có lỗi xảy ra',
      text: 'Phần này của trang không hiển thị được. Dữ liệu của bạn không bị ảnh hưởng.',
    },
    notAllowed: {
      title: 'Bạn không có quyền mở trang này',
      text: 'Vai trò của bạn không bao gồm phần này. Nếu công việc cần đến, hãy nhờ chủ sở hữu thêm vai trò cho bạn.',
      dialog: 'Vai trò của bạn không cho phép thay đổi ở đây.',
    },
    retry: 'Thử lại',
    reload: 'Tải lại trang',
    home: 'Về trang tổng quan',
    request: 'Mã yêu cầu: %{id}',
  },
  en: {
    offline: {
      title: 'No connection',
      text: 'The server cannot be reached. This page opens again by itself once you are online.',
    },
    chunk: {
      title: 'There is a new version',
      text: 'The back office has just been updated. Reload the page to go on.',
    },
    missing: {
      title: 'This page was not found',
      text: 'The address is wrong, or what was here has been deleted.',
    },
    broken: {
      title: 'Something went wrong',
      text: 'This part of the page cannot be shown. Your data are not affected.',
    },
    notAllowed: {
      title: 'You may not open this page',
      text: 'Your roles do not include it. If your work needs it, ask an owner to add a role.',
      dialog: 'Your roles do not let you change anything here.',
    },
    retry: 'Retry',
    reload: 'Reload the page',
    home: 'To the dashboard',
    request: 'Request: %{id}',
  },
};
