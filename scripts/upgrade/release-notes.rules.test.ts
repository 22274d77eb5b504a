import { describe, expect, it } from 'vitest';
import { findNewNotes } from './release-notes.rules.ts';

const BEFORE = `# Changelog

## [0.2.0] - unreleased

### For visitors

- Book a demo.

### For the team

- The desk.
`;

describe('the notes of a version', () => {
  const cases: [what: string, after: string, notes: string[]][] = [
    ['are empty for the same version', BEFORE, []],
    [
      'have the lines that were added to an open release, below their headings',
      BEFORE.replace('- The desk.', '- The desk.\n- Numbers.\n- Replies.'),
      ['## [0.2.0] - unreleased', '### For the team', '- Numbers.', '- Replies.'],
    ],
    [
      'have a newer release whole',
      BEFORE.replace('## [0.2.0]', '## [0.3.0] - 2026-12-01\n\n### For visitors\n\n- Pay.\n\n## [0.2.0]'),
      ['## [0.3.0] - 2026-12-01', '### For visitors', '- Pay.'],
    ],
    ['leave out what only the version that runs has', '# Changelog\n', []],
  ];
  it.each(cases)('%s', (_what, after, notes) => {
    expect(findNewNotes(BEFORE, after)).toEqual(notes);
  });
});
