import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is no failure: this only says when to give up.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
