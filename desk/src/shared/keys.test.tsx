import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAction } from './actions.ts';
import { isSingleKey, keysInWords, setSingleKeys, stepTo, tokenOf, useKeys } from './keys.ts';

const assign = vi.fn();
const open = vi.fn();
const palette = vi.fn();

function Screen({ isModal = false }) {
  useKeys();
  useAction({ id: 'assign', label: 'Assign to me', keys: 'a', group: 'Lead', run: assign });
  useAction({ id: 'go', label: 'Go to Leads', keys: 'g l', group: 'Go to', run: open });
  useAction({ id: 'palette', label: 'Search', keys: 'mod+k', group: 'Everywhere', run: palette });
  return (
    <>
      <button type="button">Button</button>
      <input aria-label="Text" />
      <input type="checkbox" aria-label="Check" />
      <textarea aria-label="Note" />
      <div role="listbox" aria-label="List">
        <div role="option" aria-selected="false" tabIndex={0}>
          Option
        </div>
      </div>
      {isModal && <div role="dialog" aria-modal="true" />}
    </>
  );
}

const presses = (mock: typeof assign) => mock.mock.calls.length;

describe('useKeys', () => {
  const user = userEvent.setup();

  beforeEach(() => {
    vi.clearAllMocks();
  });

  // By one guard before all handlers, so that no handler needs one of its own.
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'shows no handler a key with which an input method composes: %o',
    (sign) => {
      render(<Screen />);
      const heard = vi.fn();
      screen.getByLabelText('Text').addEventListener('keydown', heard);
      const press = (init: KeyboardEventInit) => {
        const event = new KeyboardEvent('keydown', {
          key: 'Enter',
          bubbles: true,
          cancelable: true,
          ...init,
        });
        screen.getByLabelText('Text').dispatchEvent(event);
      };
      press(sign);
      expect(heard).not.toHaveBeenCalled();
      press({});
      expect(heard).toHaveBeenCalledOnce();
    },
  );

  it('runs what is offered, wherever the focus is', async () => {
    render(<Screen />);
    await user.keyboard('a');
    screen.getByRole('button').focus();
    await user.keyboard('a');
    screen.getByLabelText('Check').focus();
    await user.keyboard('a');
    expect(presses(assign)).toBe(3);
  });

  it.each(['Text', 'Note'])(
    'takes no letter from the field %s, but what is pressed with Ctrl',
    async (label) => {
      render(<Screen />);
      await user.type(screen.getByLabelText(label), 'a gal');
      expect(screen.getByLabelText(label)).toHaveProperty('value', 'a gal');
      await user.keyboard('{Control>}k{/Control}');
      expect([presses(assign), presses(open), presses(palette)]).toEqual([0, 0, 1]);
    },
  );

  it('takes no letter from a list in which letters choose', async () => {
    render(<Screen />);
    screen.getByRole('option').focus();
    await user.keyboard('a');
    expect(presses(assign)).toBe(0);
  });

  it('does nothing behind a dialog', async () => {
    render(<Screen isModal />);
    await user.keyboard('a');
    expect(presses(assign)).toBe(0);
  });

  it('runs a sequence, and forgets one that does not go on', async () => {
    render(<Screen />);
    await user.keyboard('gl');
    await user.keyboard('gxl');
    expect(presses(open)).toBe(1);
  });

  it('leaves single characters alone once they are turned off', async () => {
    render(<Screen />);
    setSingleKeys(false);
    await user.keyboard('a');
    await user.keyboard('{Control>}k{/Control}');
    expect([presses(assign), presses(palette)]).toEqual([0, 1]);
    setSingleKeys(true);
    await user.keyboard('a');
    expect(presses(assign)).toBe(1);
  });

  it('withdraws what a screen offered when it is left', async () => {
    const { rerender } = render(<Screen />);
    rerender(<p>Elsewhere</p>);
    await user.keyboard('a');
    expect(presses(assign)).toBe(0);
  });
});

const NONE = { ctrlKey: false, metaKey: false, altKey: false };

describe('tokenOf', () => {
  it.each([
    [{ ...NONE, key: 'e' }, 'e'],
    [{ ...NONE, key: 'E' }, 'e'],
    [{ ...NONE, key: '?' }, '?'],
    [{ ...NONE, key: ' ' }, 'space'],
    [{ ...NONE, key: 'k', ctrlKey: true }, 'mod+k'],
    [{ ...NONE, key: 'k', metaKey: true }, 'mod+k'],
    [{ ...NONE, key: 'l', altKey: true }, undefined],
    [{ ...NONE, key: 'Shift' }, undefined],
  ])('%j is %s', (pressed, token) => {
    expect(tokenOf(pressed)).toBe(token);
  });
});

describe('stepTo', () => {
  const known = ['e', 'g l', 'g t', 'mod+k', 'l'];

  it.each([
    ['', 'e', { keys: 'e', pending: '' }],
    ['', 'g', { pending: 'g' }],
    ['g', 'l', { keys: 'g l', pending: '' }],
    // What begins a sequence and does not go on is forgotten; the key itself counts.
    ['g', 'e', { keys: 'e', pending: '' }],
    ['g', 'z', { pending: '' }],
    ['g', 'g', { pending: 'g' }],
    ['', 'mod+k', { keys: 'mod+k', pending: '' }],
  ])('after "%s", %s', (pending, token, step) => {
    expect(stepTo(pending, token, known)).toEqual(step);
  });
});

describe('isSingleKey', () => {
  it('is all but those with Ctrl or Command', () => {
    expect([isSingleKey('e'), isSingleKey('g l'), isSingleKey('mod+k')]).toEqual([true, true, false]);
  });
});

describe('keysInWords', () => {
  it('names them as they are printed on the keyboard', () => {
    expect(keysInWords('g l', 'Ctrl')).toBe('G then L');
    expect(keysInWords('mod+k', '⌘')).toBe('⌘ K');
    expect(keysInWords('?', 'Ctrl')).toBe('?');
  });
});
