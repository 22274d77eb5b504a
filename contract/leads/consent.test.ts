import { expect, test } from 'vitest';
import { CONSENT_ID, consentText } from './consent.ts';

test('stores the wording of the consent under its own id', () => {
  expect({ [CONSENT_ID]: consentText('{name}') }).toEqual({
    'receive-content-1': 'I confirm that I want to receive content from {name}',
  });
});
