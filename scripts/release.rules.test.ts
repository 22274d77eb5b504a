import { expect, it } from 'vitest';
import { fixedSbom, listDifferences } from './release.rules.ts';

it('names files that only one of two builds has, and those with other bytes', () => {
  const first = new Map(Object.entries({ same: '1', other: '2', gone: '3' }));
  const second = new Map(Object.entries({ same: '1', other: '4', new: '5' }));
  expect(listDifferences(first, second)).toEqual(['gone', 'new', 'other']);
});

it('writes the same SBOM for each build of a commit', () => {
  const written = (serialNumber: string, timestamp: string) =>
    JSON.stringify({
      bomFormat: 'CycloneDX',
      serialNumber,
      metadata: { timestamp, tools: [] },
      components: [],
    });
  const at = new Date('2026-11-29T10:00:00Z');
  const one = fixedSbom(written('urn:uuid:1', '2026-11-29T11:00:00Z'), at);
  expect(fixedSbom(written('urn:uuid:2', '2026-11-29T12:00:00Z'), at)).toBe(one);
  expect(JSON.parse(one)).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { timestamp: '2026-11-29T10:00:00.000Z', tools: [] },
    components: [],
  });
});
