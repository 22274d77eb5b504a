import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
});

function handOver(words: object) {
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    textContent: JSON.stringify(words),
  });
  block.dataset.words = '';
  document.head.append(block);
}

test('finds the words that the page hands over, each part where it stands', async () => {
  const { wordsFor } = await import('./words.ts');
  handOver({ logos: { label: 'Logos' } });
  expect(wordsFor('logos').label).toBe('Logos');
  handOver({ savings: { label: 'Savings' } });
  expect(wordsFor('savings').label).toBe('Savings');
});

test('refuses to go on without words', async () => {
  const { wordsFor } = await import('./words.ts');
  expect(() => wordsFor('logos')).toThrow('hands over no words of logos');
});
