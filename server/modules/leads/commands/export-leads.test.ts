import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { leadsCommands } from './leads.commands.ts';

describe.each(engines)('npm run leads -- export on $name', ({ openDatabase }) => {
  async function setUp() {
    const [database, shell] = [await openDatabase(), await openShell()];
    return {
      database,
      folder: shell.folder,
      run: (...args: string[]) => shell.run(leadsCommands, database, ['export', ...args]),
    };
  }

  it('writes every field of every kind as CSV, without formulas that a spreadsheet would compute', async () => {
    const { database, run } = await setUp();
    const [early, late] = [new Date('2026-03-09T10:00:00Z'), new Date('2026-03-10T05:00:00Z')];
    const demo = await storeLead(database, {
      kind: 'demo',
      receivedAt: early,
      attribution: { utm_source: '@news', unknown: 'x' },
      context: { timeZone: 'Asia/Kolkata' },
      deliveries: [{ state: 'done', channel: 'crm' }],
    });
    const contact = await storeLead(database, {
      receivedAt: late,
      state: 'quarantined',
      suspicion: ['trap_filled'],
      body: { company: '=cmd|x', message: 'say "hi"\nsecond line' },
    });
    const { written, code } = await run();
    expect(code).toBe(0);
    expect(written).toBe(
      `\uFEFF${[
        '"id","received_at","kind","state","email","firstName","lastName","company","phone","teamSize","message","startDateTime","endDateTime","timezone","name","role","goal","desc","instructions","inputTextHolder","suggestions","utm_source","utm_medium","utm_campaign","utm_term","utm_content","referrer","landing_page","chatbot_bubble_color","chatbot_text_color","context","suspicions","deliveries","notes","bookedStart","bookedEnd","bookingState"',
        `"${contact}","2026-03-10T05:00:00.000Z","contact","quarantined","asha@example.com","Asha","Rao","'=cmd|x","","'11-50","say ""hi""\nsecond line","","","","","","","","","","","","","","","","","","","","","trap_filled","","","","",""`,
        `"${demo}","2026-03-09T10:00:00.000Z","demo","new","asha@example.com","Asha","Rao","","'+919876543210","","Two of us will join.","2026-03-11T08:00:00+05:30","2026-03-11T08:30:00+05:30","Asia/Kolkata","","","","","","","","'@news","","","","","","","","","{""timeZone"":""Asia/Kolkata""}","","crm received: done","","","",""`,
        '',
      ].join('\r\n')}`,
    );
  });

  it('writes every text unchanged as CSV for programs', async () => {
    const { database, run } = await setUp();
    await storeLead(database, { body: { company: '=cmd|x\u009B', teamSize: '1-10' } });
    const { written } = await run('--format', 'csv-plain');
    expect(written).toMatch(/^"id",.*,"=cmd\|x","","1-10",/s);
  });

  it('writes every text unchanged as JSON Lines', async () => {
    const { database, run } = await setUp();
    const id = await storeLead(database, { body: { company: '=cmd|x\u009B' } });
    const { written } = await run('--format', 'jsonl');
    expect(written).not.toContain('\u009B');
    expect(written.split('\n')).toHaveLength(2);
    expect(JSON.parse(written)).toMatchObject({
      id,
      body: { company: '=cmd|x\u009B' },
      notes: [],
      deliveries: [],
    });
  });

  it('writes a new file that only its owner can read, and overwrites no file', async () => {
    const { database, run, folder } = await setUp();
    await storeLead(database, { kind: 'demo' });
    await storeLead(database);
    const file = join(folder, 'leads.jsonl');
    expect(await run('--kind', 'demo', '--to', 'leads.jsonl')).toMatchObject({
      code: 0,
      printed: [`1 lead in ${file}`],
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({ kind: 'demo' });
    expect(await run('--to', 'leads.jsonl')).toMatchObject({
      code: 1,
      errors: [`${file} exists already and was not overwritten`],
    });
    expect(await readFile(file, 'utf8')).toBe(text);
    expect((await run('--to', 'nowhere/x.csv')).errors).toEqual([
      `${join(folder, 'nowhere/x.csv')} cannot be written (ENOENT)`,
    ]);
  });
});
