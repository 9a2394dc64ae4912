import { beforeEach, expect, it } from 'vitest';
import { clearDrafts, clearDraftsOfOthers, saveDraft, takeDraft } from '../../src/session/drafts';
import { writeStored } from '../../src/session/stored';

const form = '/admin/shop-management/accessories/create';
beforeEach(() => writeStored({ email: 'an@b.vn' }));

it('returns a draft once, for the same account and URL', () => {
  saveDraft(form, { name: 'Mũ', goldPrice: 0 });
  expect(takeDraft('/admin')).toBeNull();
  writeStored({ email: 'other@b.vn' });
  expect(takeDraft(form)).toBeNull();
  writeStored({ email: 'AN@b.vn' });
  expect(takeDraft(form)).toEqual({ name: 'Mũ', goldPrice: 0 });
  expect(takeDraft(form)).toBeNull();
});
it('stores neither passwords nor files, at any depth', () => {
  saveDraft(form, {
    name: 'Mũ',
    password: 'secret',
    confirmPassword: 'secret',
    image: { rawFile: new File(['x'], 'x.png'), newPassword: 'secret' },
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  expect(takeDraft(form)).toEqual({ name: 'Mũ', image: {} });
});
it('removes everything at logout, and other accounts’ drafts at sign-in', () => {
  saveDraft(form, { name: 'An' });
  writeStored({ email: 'binh@b.vn' });
  saveDraft(form, { name: 'Bình' });
  sessionStorage.setItem('other', 'stays');
  clearDraftsOfOthers('Binh@b.vn');
  expect(takeDraft(form)).toEqual({ name: 'Bình' });
  saveDraft(form, { name: 'Bình' });
  clearDrafts();
  expect({ ...sessionStorage }).toEqual({ other: 'stays' });
});
it('works without drafts when storage is blocked', () => {
  const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  saveDraft(form, { name: 'Mũ' });
  expect(takeDraft(form)).toBeNull();
  clearDrafts();
  if (storage) Object.defineProperty(window, 'sessionStorage', storage);
});
