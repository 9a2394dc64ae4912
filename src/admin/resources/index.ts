import type { Language } from '../../../contract/languages';
import { checkReferences } from '../crud/definition/checks';
import type { ResourceDefinition, ResourceTexts } from '../crud/definition/resourceDefinition';
import * as registry from './registry';

/** Every resource of the back office. */
export const resources: readonly ResourceDefinition[] = Object.values(registry);

checkReferences(resources);

const failures: Record<Language, (noun: string) => Record<string, string>> = {
  vi: (noun) => ({
    list: 'Không tải được danh sách.',
    fetch: `Không tải được ${noun}`,
    create: `Không thêm được ${noun}`,
    update: `Không cập nhật được ${noun}`,
    delete: `Không xóa được ${noun}`,
    toggle: 'Không đổi được trạng thái.',
    ban: 'Không khóa được người dùng.',
    unban: 'Không mở khóa được người dùng.',
  }),
  en: (noun) => ({
    list: 'The list could not be loaded.',
    fetch: `Failed to fetch ${noun}`,
    create: `Failed to create ${noun}`,
    update: `Failed to update ${noun}`,
    delete: `Failed to delete ${noun}`,
    toggle: 'The status could not be changed.',
    ban: 'The user could not be banned.',
    unban: 'The user could not be unbanned.',
  }),
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const textsOf = (language: Language, { failedNoun, add, ...texts }: ResourceTexts) => ({
  ...texts,
  add: add ?? capital(texts.noun),
  name: texts.nouns,
  failed: failures[language](failedNoun ?? texts.lower),
});

/** The `resources` part of react-admin's messages in one language. */
export const resourceTexts = (language: Language, of = resources) =>
  Object.fromEntries(of.map(({ name, texts }) => [name, textsOf(language, texts[language])]));
