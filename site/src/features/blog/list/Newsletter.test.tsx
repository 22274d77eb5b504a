import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Newsletter } from './Newsletter.tsx';

/** The box with its script, which looks for the box once. */
async function open() {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(<Newsletter hasFeed />);
  vi.resetModules();
  await vi.importActual('./newsletter-form.ts');
  const box = within(screen.getByRole('region', { name: 'New articles in your inbox' }));
  return {
    user: userEvent.setup(),
    fetched,
    box,
    email: box.getByLabelText('Email'),
    subscribe: box.getByRole('button', { name: 'Subscribe' }),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('asks for the missing address and keeps the focus there', async () => {
  const { user, box, email, subscribe } = await open();
  await user.click(subscribe);
  expect(box.getByText('Enter your email address')).toBeTruthy();
  expect(document.activeElement).toBe(email);
});

test.each(['mira', 'mira@example', 'a b@example.com'])(
  'asks for a valid address after %s',
  async (address) => {
    const { user, box, email, subscribe } = await open();
    await user.type(email, address);
    await user.click(subscribe);
    expect(box.getByText('Enter a valid email address')).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await user.type(email, 'x');
    expect(box.queryByText(/^Enter/)).toBeNull();
    expect(email.hasAttribute('aria-invalid')).toBe(false);
  },
);

test('states that it saves no address, offers the feed and makes no call', async () => {
  const { user, box, email, subscribe, fetched } = await open();
  await user.click(subscribe);
  await user.type(email, 'mira@example.com');
  expect(box.queryByRole('link')).toBeNull();
  await user.click(subscribe);
  expect(box.getByRole('status').textContent).toContain('haven’t saved your address');
  expect(box.getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toBe('/blog/rss.xml');
  expect(email.hasAttribute('aria-invalid')).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});
