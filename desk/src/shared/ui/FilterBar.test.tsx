import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FilterChip, SearchBox } from './FilterBar.tsx';

const user = userEvent.setup();

describe('SearchBox', () => {
  it('says what is searched for once one stops typing', async () => {
    const onChange = vi.fn();
    render(<SearchBox label="Search leads" value="" onChange={onChange} />);
    await user.type(screen.getByLabelText('Search leads'), 'weaver');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('weaver'));
    expect(onChange.mock.calls.length).toBeLessThan(3);
  });

  it('takes over what comes from elsewhere, as from a saved view', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<SearchBox label="Search leads" value="one" onChange={onChange} />);
    rerender(<SearchBox label="Search leads" value="two" onChange={onChange} />);
    expect(screen.getByLabelText('Search leads')).toHaveProperty('value', 'two');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
  });
});

describe('FilterChip', () => {
  const options = [
    { id: 'new', label: 'New' },
    { id: 'won', label: 'Won' },
    { id: 'lost', label: 'Lost' },
  ] as const;

  function Screen({ onChange }: { onChange: (value: string[]) => void }) {
    const [value, setValue] = useState<('new' | 'won' | 'lost')[]>([]);
    return (
      <FilterChip
        label="State"
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  }

  it('says what is chosen, several at a time, and clears it', async () => {
    const onChange = vi.fn();
    render(<Screen onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'State' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'New' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Won' }));
    await user.keyboard('{Escape}');
    expect(onChange).toHaveBeenLastCalledWith(['new', 'won']);
    expect(screen.getByRole('button', { name: /^State/ }).textContent).toBe('StateNew, Won');
    await user.click(screen.getByRole('button', { name: 'Clear State' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});
