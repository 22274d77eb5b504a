import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FOLDERS } from '../plugins/settings/folders.ts';
import { readConfig } from '../settings/read-config.ts';
import { readCommandConfig } from './command-config.ts';
import { announceServer } from './running-servers.ts';

const POSTGRES = 'postgres://site:secret@127.0.0.1:5432/site';

async function setUp() {
  const runDir = await mkdtemp(join(tmpdir(), 'running-'));
  onTestFinished(() => rm(runDir, { recursive: true }));
  const told: string[] = [];
  return {
    runDir,
    told,
    /** Announces a server that was started with these variables, and got this port. */
    announce: (variables: Record<string, string>, port = 4721) =>
      announceServer(
        { ...readConfig(variables), runDir },
        {
          address: `http://localhost:${port}`,
          port,
          metricsPort: 0,
        },
      ),
    /** Reads the configuration of a command in another shell. */
    read: (variables: Record<string, string> = {}) =>
      readCommandConfig(variables, (line) => void told.push(line), { ...FOLDERS, runDir }),
    /** Writes the note of a second server, which this process cannot be. */
    copyNote: async (change: (note: Record<string, unknown>) => object) => {
      const name = join(runDir, `${process.pid}.json`);
      const { default: note } = await import(name, { with: { type: 'json' } });
      await writeFile(join(runDir, '1.json'), JSON.stringify(change(structuredClone(note))));
    },
  };
}

describe('a command beside a running server', () => {
  it('uses the data and the address of the server', async () => {
    const { told, announce, read } = await setUp();
    announce({ DATA_DIR: '/srv/data', BLOG_DIR: '/srv/blog', PUBLIC_URL: 'https://www.example.com' });
    expect(read()).toMatchObject({
      dataDir: '/srv/data',
      blogDir: '/srv/blog',
      publicUrl: 'https://www.example.com',
      port: 4721,
    });
    expect(told).toEqual(['with the server at http://localhost:4721, whose data is in /srv/data']);
  });

  it('uses the retention of the server', async () => {
    const { announce, read } = await setUp();
    announce({ RETENTION_DAYS: 'demo=30,agent=400' });
    expect(read()).toMatchObject({ retentionDays: { demo: 30, agent: 400 } });
  });

  it('prefers its own variables', async () => {
    const { announce, read } = await setUp();
    announce({ DATA_DIR: '/srv/data', BLOG_DIR: '/srv/blog' });
    expect(read({ BLOG_DIR: '/home/editor' })).toMatchObject({
      dataDir: '/srv/data',
      blogDir: '/home/editor',
    });
    expect(read({ DATA_DIR: '/srv/other' })).toMatchObject({ dataDir: '/srv/other', port: 3000 });
    expect(read({ DATA_DIR: '/srv/data' })).toMatchObject({ port: 4721 });
  });

  it('requires DATABASE_URL, which the server writes to no file', async () => {
    const { runDir, announce, read } = await setUp();
    announce({ DATABASE_URL: POSTGRES });
    const [name = ''] = await readdir(runDir);
    expect((await stat(join(runDir, name))).mode & 0o777).toBe(0o600);
    const { default: note } = await import(join(runDir, name), { with: { type: 'json' } });
    expect(JSON.stringify(note)).not.toContain('secret');
    expect(() => read()).toThrow(
      'DATABASE_URL: must be set as it is for the server at http://localhost:4721',
    );
    expect(read({ DATABASE_URL: POSTGRES })).toMatchObject({ databaseUrl: POSTGRES, port: 4721 });
  });

  it('asks for DATA_DIR when servers with different data run', async () => {
    const { announce, read, copyNote } = await setUp();
    announce({ DATA_DIR: '/srv/one' });
    await copyNote((note) => ({
      ...note,
      address: 'http://localhost:4723',
      settings: { ...(note.settings as object), DATA_DIR: '/srv/two', PORT: '4723' },
    }));
    expect(() => read()).toThrow(
      /^DATA_DIR: must be set .*http:\/\/localhost:4723 with \/srv\/two, http:\/\/localhost:4721 with \/srv\/one/,
    );
    expect(read({ DATA_DIR: '/srv/two' })).toMatchObject({ port: 4723 });
  });
});

describe('a command without a server', () => {
  it('uses its variables', async () => {
    const { told, read } = await setUp();
    expect(read({ DATA_DIR: '/srv/data' })).toMatchObject({ dataDir: '/srv/data', port: 3000 });
    expect(told).toEqual([]);
  });

  it('ignores the file of a server that has ended', async () => {
    const { runDir, announce, read, copyNote } = await setUp();
    const leave = announce({ DATA_DIR: '/srv/data' });
    const ended = spawn(process.execPath, ['--version']);
    await once(ended, 'exit');
    await copyNote((note) => ({ ...note, pid: ended.pid }));
    leave();
    expect(read()).toMatchObject({ port: 3000 });
    // The next server that starts clears them away.
    announce({ DATA_DIR: '/srv/data' });
    expect(await readdir(runDir)).toEqual([`${process.pid}.json`]);
  });

  it('ignores a file whose process id belongs to another program now', async ({ skip }) => {
    if (process.platform !== 'linux') skip('only Linux tells when a process began');
    const { announce, read, copyNote } = await setUp();
    const leave = announce({ DATA_DIR: '/srv/data' });
    await copyNote((note) => ({ ...note, processStart: '1' }));
    leave();
    expect(read()).toMatchObject({ port: 3000 });
  });

  it('finds the file in the data folder when the server cannot write next to its code', async () => {
    const { runDir, announce, read } = await setUp();
    const dataDir = join(runDir, 'data');
    await rm(runDir, { recursive: true });
    await writeFile(runDir, 'no folder');
    const elsewhere = await mkdtemp(join(tmpdir(), 'data-'));
    onTestFinished(() => rm(elsewhere, { recursive: true }));
    expect(() => announce({ DATA_DIR: dataDir })).toThrow();
    announce({ DATA_DIR: elsewhere });
    expect(read({ DATA_DIR: elsewhere })).toMatchObject({ port: 4721 });
  });

  it('ignores an invalid file', async () => {
    const { runDir, read } = await setUp();
    await writeFile(join(runDir, '12.json'), '{"pid"');
    expect(read()).toMatchObject({ port: 3000 });
  });
});
