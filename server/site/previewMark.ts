/** In both languages, of which the page shows its own (src/design/base.css), as it may be changed there. */
const mark =
  '<aside class="preview-mark"><span lang="vi">Bản xem trước, chưa xuất bản</span><span lang="en">Preview, not published</span></aside>';

/** A page with the mark that it is a preview, outside of what the client renders. */
export const withMark = (html: string): string => html.replace('</body>', `${mark}</body>`);
