import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { allowTranslation } from '../../src/errors/translation';
import { translate, translatings } from '../support/translator';

allowTranslation();

/** Texts that come, go and change beside elements that do so too. */
function Page({ onSet }: { onSet: (set: (state: string) => void) => void }) {
  const [state, setState] = useState('idle');
  onSet(setState);
  return (
    <main>
      {state === 'busy' && <i>spinner</i>}
      Save
      {state === 'wrong' && <b>Wrong</b>}
      {state !== 'idle' && 'Really?'}
      <p>{state === 'busy' ? 'Working' : <em>Ready</em>}</p>
      {state === 'wrong' ? <u>Again</u> : 'Once'}
      Now {state}
    </main>
  );
}

const states = ['idle', 'busy', 'wrong'];

const turns = states.flatMap((from) => states.map((to) => [from, to] as const));
it.each(translatings.flatMap((how) => turns.map((turn) => [how, ...turn] as const)))(
  'a page whose translator %s its texts goes from %s to %s and back, and says what it should',
  (how, from, to) => {
    let set: (state: string) => void = () => undefined;
    const { container } = render(<Page onSet={(given) => (set = given)} />);
    for (const state of [from, to, from, to, 'idle']) {
      act(() => set(state));
      const said = container.textContent;
      translate(container, how);
      expect(container.textContent).toBe(said);
      expect(said).toContain(`Now ${state}`);
      expect(said?.match(/Save/g)).toHaveLength(1);
      expect(container.querySelectorAll('i, b')).toHaveLength(state === 'idle' ? 0 : 1);
      expect(container.textContent).toContain('Save');
      expect(container.textContent?.includes('Really?')).toBe(state !== 'idle');
    }
  },
);
