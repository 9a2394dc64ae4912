import type { PairsOf, TextPair } from '../../../contract/texts';
import { checkReferences } from '../crud/definition/checks';
import type { ResourceDefinition, ResourceTexts } from '../crud/definition/resourceDefinition';
import * as registry from './registry';

/** Every resource of the back office. */
export const resources: readonly ResourceDefinition[] = Object.values(registry);

checkReferences(resources);

const failures = ([vi, en]: TextPair): Record<string, TextPair> => ({
  list: ['Không tải được danh sách.', 'The list could not be loaded.'],
  fetch: [`Không tải được ${vi}`, `Failed to fetch ${en}`],
  create: [`Không thêm được ${vi}`, `Failed to create ${en}`],
  update: [`Không cập nhật được ${vi}`, `Failed to update ${en}`],
  delete: [`Không xóa được ${vi}`, `Failed to delete ${en}`],
  toggle: ['Không đổi được trạng thái.', 'The status could not be changed.'],
  ban: ['Không khóa được người dùng.', 'The user could not be banned.'],
  unban: ['Không mở khóa được người dùng.', 'The user could not be unbanned.'],
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const textsOf = ({ failedNoun, add, ...texts }: PairsOf<ResourceTexts>) => ({
  ...texts,
  add: add ?? [capital(texts.noun[0]), capital(texts.noun[1])],
  name: texts.nouns,
  failed: failures(failedNoun ?? texts.lower),
});

/** The `resources` part of react-admin's messages. */
export const resourceTexts = (of = resources) =>
  Object.fromEntries(of.map(({ name, texts }) => [name, textsOf(texts)]));
