import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { watchTouchedTexts } from './touched-texts.ts';

// A busy machine is no failure: this only says when to give up.
configure({ asyncUtilTimeout: 10_000 });

const takeTouchedTexts = watchTouchedTexts();

afterEach(() => {
  const touched = takeTouchedTexts();
  cleanup();
  // The next file has the same document.
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(touched, 'give each of these texts an element of its own: a translated page loses them').toEqual([]);
});
