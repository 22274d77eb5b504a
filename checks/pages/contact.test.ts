import { getAllByRole, getByRole } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { hrefOf, openPage, textOf } from './open-page.ts';

describe.each(['/contact-us', '/contact'])('the contact page at %s', (path) => {
  it('shows four agenda cards, the form and a link to a demo', async () => {
    const { status, main } = await openPage(path);

    expect(status).toBe(200);
    expect(textOf(getByRole(main, 'heading', { level: 1 }))).toBe('Talk to Us');
    expect(getAllByRole(main, 'listitem')).toHaveLength(4);
    expect(hrefOf(getByRole(main, 'link', { name: 'Book Now' }))).toBe('/book-demo');
    expect(getByRole(main, 'form', { name: 'Contact us' }).getAttribute('action')).toBe(
      '/authms/contact-request',
    );
  });
});
