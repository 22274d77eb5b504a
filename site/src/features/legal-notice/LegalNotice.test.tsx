import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyData, companyOf } from './company-data.ts';
import { LegalNotice } from './LegalNotice.tsx';

const COMPANY = {
  name: 'Rao & Daughters Ltd.',
  address: '1 Main Street, Pune',
  representatives: 'Asha Rao',
  register: 'Register of Pune, 12',
  vat: 'IN 34',
  replyWithin: '2 business days',
};

/** Returns the text of the page under each term. */
function readEntries(): Record<string, string> {
  const terms = screen.getAllByRole('term');
  const stated = screen.getAllByRole('definition');
  return Object.fromEntries(terms.map((term, at) => [term.textContent, stated[at]?.textContent ?? '']));
}

describe('LegalNotice', () => {
  it('states what the settings say', () => {
    render(<LegalNotice company={COMPANY} />);
    expect(readEntries()).toMatchObject({
      Company: COMPANY.name,
      Address: COMPANY.address,
      'Represented by': COMPANY.representatives,
      Register: COMPANY.register,
      'VAT number': COMPANY.vat,
      'Reply time': 'within 2 business days',
    });
  });

  it('says of nothing more than that it is not stated', () => {
    render(<LegalNotice company={companyOf({})} />);
    const { Email, Message, ...rest } = readEntries();
    expect([Email, Message]).not.toContain('not stated');
    expect(new Set(Object.values(rest))).toEqual(new Set(['not stated']));
  });
});

describe('companyData', () => {
  it('describes a company that is named, and no other', () => {
    expect(companyData({ ...COMPANY, address: null }, 'https://a.example')).toEqual([
      expect.objectContaining({ legalName: COMPANY.name, url: 'https://a.example', vatID: 'IN 34' }),
    ]);
    expect(companyData({ ...COMPANY, name: null }, 'https://a.example')).toEqual([]);
  });
});
