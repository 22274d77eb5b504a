import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { content } from '../content.ts';
import { watchTouchedTexts } from './touched-texts.ts';

// A busy machine is no failure: this only says when to give up.
configure({ asyncUtilTimeout: 10_000 });

// As every page has them; read here, since a hook has to be quick.
const { name } = content().one('site');
const words = JSON.stringify(content().one('interface'));
beforeEach(() => {
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    textContent: words,
  });
  block.dataset.words = '';
  document.head.append(block);
  const meta = Object.assign(document.createElement('meta'), { content: name });
  meta.setAttribute('property', 'og:site_name');
  document.head.append(meta);
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
