import { expect, it } from 'vitest';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { TEAM_COLUMNS } from './team-cells.ts';

it.each(engines)(
  'exports who has a lead, who answered, and the consent, of any two days on $name',
  async ({ openDatabase }) => {
    const database = await openDatabase();
    const server = await startTestServer({ database });
    const maya = await deskCaller(server, 'owner', { name: 'Maya' });
    const consent = {
      text: 'Yes',
      sha256: 'ab',
      at: '2026-03-10T06:00:00.000Z',
      withdrawnAt: '2026-03-10T06:10:00.000Z',
    };
    const id = await storeLead(database, { email: 'one@example.com', context: { consent } });
    await storeLead(database, { email: 'older@example.com', receivedAt: new Date('2026-02-01T06:00:00Z') });
    await storeLead(database, { email: 'spam@example.com', state: 'spam' });
    const key = '11111111-1111-4111-8111-111111111111';
    await maya.call('POST', `/leads/${id}/replies`, { subject: 'Hi', text: 'Yes.', key });
    const exported = async (filter: object) => {
      const { payload } = await server.app.inject({
        ...{ method: 'POST', url: '/desk/api/leads/export', headers: maya.headers },
        payload: { filter, reason: 'for the agency' },
      });
      return payload.trim().split('\r\n');
    };
    const [head = '', line = '', ...more] = await exported({ first: '2026-03-10', last: '2026-03-10' });
    expect(more).toEqual([]);
    const cellsOf = (text: string) => text.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1'));
    expect(cellsOf(head).slice(-7)).toEqual([...TEAM_COLUMNS]);
    expect(
      cellsOf(line)
        .slice(-7)
        .map((cell) => cell.replace(/^'/, '')),
    ).toEqual([...['Maya', 'Maya', NOW.toISOString(), '', '', consent.at, consent.withdrawnAt]]);
    expect(await exported({ last: '2026-02-28' })).toHaveLength(2);
    expect(await exported({ first: '2026-03-11' })).toHaveLength(1);
    expect(await exported({ state: 'spam' })).toHaveLength(2);
  },
);
