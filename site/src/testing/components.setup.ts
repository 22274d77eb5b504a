import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { content } from '../content.ts';
import { watchTouchedTexts } from './touched-texts.ts';

// A busy machine is no failure: this only says when to give up.
configure({ asyncUtilTimeout: 10_000 });

// As every page has them.
beforeEach(() => {
  const words = Object.assign(document.createElement('script'), {
    type: 'application/json',
    textContent: JSON.stringify(content().one('interface')),
  });
  words.dataset.words = '';
  document.head.append(words);
  const name = Object.assign(document.createElement('meta'), { content: content().one('site').name });
  name.setAttribute('property', 'og:site_name');
  document.head.append(name);
});

const takeTouchedTexts = watchTouchedTexts();

afterEach(() => {
  const touched = takeTouchedTexts();
  cleanup();
  // The next file has the same document.
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(touched, 'give each of these texts an element of its own: a translated page loses them').toEqual([]);
});
