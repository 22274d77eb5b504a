import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readBuild } from './build.ts';

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const SOURCES = { 'server/main.ts': 'start()', 'contract/a/b.ts': 'export {}' };
const SITE = { 'manifest.json': '{}' };

function build({ sources = {}, site = {} }: { sources?: object; site?: object } = {}): string {
  return readBuild(makeFolder({ ...SITE, ...site }), makeFolder({ ...SOURCES, ...sources }));
}

describe('the build id', () => {
  it('names the same sources in another folder equally', () => {
    expect(build()).toMatch(/^[0-9a-f]{12}$/);
    expect(build()).toBe(build());
  });

  it.each<[string, Parameters<typeof build>[0]]>([
    ['the words of a page, or what draws it', { site: { 'manifest.json': '{"renderer":"new"}' } }],
    ['a source of the server', { sources: { 'server/main.ts': 'start(1)' } }],
    ['a name in the contract', { sources: { 'contract/a/c.ts': 'export {}' } }],
  ])('changes with %s', (_what, changed) => {
    expect(build(changed)).not.toBe(build());
  });

  it('ignores files that an image leaves out', () => {
    const sources = {
      'server/main.test.ts': 'it()',
      'checks/support/driver.ts': '',
      'server/node_modules/x/y.ts': '',
    };
    expect(build({ sources })).toBe(build());
  });
});
