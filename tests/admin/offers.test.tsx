import { screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { offerPath, offersPath } from '../../src/admin/resources/offerPaths';
import { adminScreen, dialog, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const offer = {
  id: 'o1',
  code: 'MINH10',
  bonusKind: 0,
  amount: 10,
  packages: [],
  startAt: null,
  endAt: null,
  mostUses: 0,
  mostPerPlayer: 2,
  creator: 'Minh',
  isActive: true,
  uses: 3,
  version: 1,
};

it('says in words that a code has no limit and is for all packages, beside plain labels', async () => {
  api.on('GET admin/offers/o1', { json: offer });
  api.on('GET admin/offers/o1/report', { json: { begun: 4, paid: 3, beyond: 0, players: 3, revenue: [] } });
  api.onList('offers', [offer], { sort: ['id', 'DESC'], range: [0, 24] });
  visit(offerPath('o1'));
  const fact = async (label: string) => {
    const term = await screen.findByText(label, { selector: 'dt' });
    return term.nextElementSibling?.textContent;
  };
  expect(await fact('Uses in all')).toBe('No limit');
  expect(await fact('Uses per player')).toBe('2');
  expect(await fact('For packages')).toBe('All packages');
});

it('tells whoever enters a code what 0 means', async () => {
  api.onList('offers', [offer], { sort: ['id', 'DESC'], range: [0, 24] });
  api.on('GET admin/diamond-packages', { json: { packages: [] } });
  visit(`${offersPath}/create`);
  const form = await dialog('Add New Code');
  expect((await form.findByLabelText('Uses in all')).getAttribute('aria-describedby')).toBeTruthy();
  expect(form.getAllByText('0 means no limit.')).toHaveLength(2);
  expect(await form.findByText('Leave it empty for all packages.')).toBeTruthy();
});
