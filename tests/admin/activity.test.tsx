import { render } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { auditActions, auditFields, auditSubjects } from '../../contract/audits';
import { gatewayNames } from '../../contract/gateways';
import type { HistoryEntry } from '../../contract/history';
import { languages } from '../../contract/languages';
import { caseKinds, moneyRequestKinds, moneyRequestStates, refundReasons } from '../../contract/moneyStates';
import { staffRoles } from '../../contract/permissions';
import { messages } from '../../src/admin/app/i18nProvider';
import { EntryBrief } from '../../src/admin/crud/history/EntryBrief';
import { PlainValue } from '../../src/admin/crud/history/PlainValue';
import '../../src/admin/i18n/activityWords';
import { Person } from '../../src/admin/screens/settings/EntryLinks';

/** Every code that an entry may contain, by field. */
const codes: Record<string, readonly string[]> = {
  kind: [...caseKinds, ...moneyRequestKinds],
  state: [...moneyRequestStates, 'PENDING', 'COMPLETED', 'FAILED', 'CANCELLED'],
  reasonKind: refundReasons,
  gateway: gatewayNames,
  language: languages,
  roles: staffRoles,
};

describe.each(languages)('the history in %s', (language) => {
  const shown = (name: string, value: unknown) =>
    render(
      <I18nContextProvider value={polyglotI18nProvider(() => messages[language], language)}>
        <PlainValue name={name} value={value} />
      </I18nContextProvider>,
    ).container.textContent;

  it('has a word for every action, subject and field, and none twice', () => {
    const translate = polyglotI18nProvider(() => messages[language], language).translate;
    for (const [part, names] of [
      ['action', auditActions],
      ['resource', auditSubjects],
      ['field', auditFields],
    ] as const) {
      const found = names.map((name: string) => translate(`activity.${part}.${name}`, { _: '' }));
      expect(found.filter((word) => !word)).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it.each(Object.keys(codes))('says every code of %s in words', (field) => {
    // In English some codes are words.
    const strange = (codes[field] ?? []).filter((code) => language === 'vi' || !/^[a-z]+$/.test(code));
    for (const code of strange) expect([code, shown(field, code)]).not.toEqual([code, code]);
  });

  it('names who acted: a colleague, the player of the account, or the server', () => {
    const who = (userName: string, action: string) =>
      render(
        <I18nContextProvider value={polyglotI18nProvider(() => messages[language], language)}>
          <Person entry={{ userName, action } as HistoryEntry} />
        </I18nContextProvider>,
      ).container.textContent;
    const [player, server] = language === 'vi' ? ['Người chơi', 'Hệ thống'] : ['The player', 'System'];
    expect([who('lan', 'erase'), who('', 'close-own-account'), who('', 'erase')]).toEqual([
      'lan',
      player,
      server,
    ]);
  });

  it('says in a line what an entry changed, as far as a line holds it', () => {
    const line = (before: object | null, after: object | null, action = 'update') =>
      render(
        <I18nContextProvider value={polyglotI18nProvider(() => messages[language], language)}>
          <EntryBrief entry={{ action, before, after }} />
        </I18nContextProvider>,
      ).container.textContent;
    const [state, amount] = language === 'vi' ? ['Trạng thái', 'Số tiền'] : ['Status', 'Amount'];
    const thousand = language === 'vi' ? '1.000' : '1,000';
    expect(line({ amount: 0, state: 'open' }, { amount: 1000, state: 'open' })).toBe(
      `${amount}: 0 → ${thousand}`,
    );
    // Neither what is empty, nor ids, nor what a line cannot hold.
    const held = { amount: 1000, device: null, paymentId: 'p1', reason: 'x'.repeat(33), sums: [1] };
    expect(line(null, held)).toBe(`${amount}: ${thousand}`);
    expect(line({ reason: 'x'.repeat(33) }, { reason: 'short' })).toBe('');
    expect(
      line({ state: null, a: 1, b: 1, c: 1 }, { state: 'open', a: 2, b: 2, c: 2 })?.split(' · '),
    ).toHaveLength(3);
    expect(line({ state: null }, { state: 'open' })).toMatch(
      `${state}: ${language === 'vi' ? 'trống' : 'empty'} → `,
    );
    expect(line(null, null)).toBe('');
    // What it is about comes first, and no word that the action says.
    const taken = {
      kind: 'item',
      state: 'requested',
      amount: 7,
      wallet: 'golds',
      takesItem: true,
      itemName: 'Hat',
    };
    expect(line(null, taken, 'item')).toBe(
      language === 'vi'
        ? 'Phụ kiện: Hat · Thu hồi: Có · Trạng thái: đã yêu cầu'
        : 'Accessory: Hat · Taken: Yes · Status: requested',
    );
    expect(line(null, { itemName: 'Hat', takesItem: false, state: 'requested' }, 'item')).toBe(
      language === 'vi' ? 'Phụ kiện: Hat · Trạng thái: đã yêu cầu' : 'Accessory: Hat · Status: requested',
    );
  });

  it('says a filter, a list of roles and sums field by field', () => {
    expect(shown('filter', { kind: 'refund' })).toBe(language === 'vi' ? 'Loại: Hoàn tiền' : 'Kind: Refund');
    expect(shown('roles', ['owner', 'shop'])).toBe(
      language === 'vi' ? 'Chủ sở hữu, Cửa hàng' : 'Owner, Shop',
    );
    expect(shown('sums', [])).not.toBe('[]');
  });
});
