import { expect, test } from 'vitest';
import { CONSENT_ID, consentText } from './consent.ts';

test('the wording of the consent has the name under which it is kept', () => {
  expect({ [CONSENT_ID]: consentText('{name}') }).toEqual({
    'receive-content-1': 'I confirm that I want to receive content from {name}',
  });
});
