import { ASKED_MS, LONGEST_UPGRADE_MS } from 'contract/desk/upgrade.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest, NotFound, publicError } from '../../../shared/errors.ts';
import { askForUpgrade, readUpgrade } from '../upgrades/asked-upgrade.ts';

const Asked = publicError(409, 'asked', 'Another upgrade is asked for, or under way.');

/** Adds the calls by which an owner has the machine upgrade the site, where its administrator allows it. */
export function addUpgradeCalls(
  desk: FastifyInstance,
  { config: { dataDir }, clock }: Pick<AppContext, 'config' | 'clock'>,
): void {
  addDeskCall(desk, 'GET /upgrade', async () => readUpgrade(dataDir));

  addDeskCall(desk, 'POST /upgrade', async ({ body, change }) => {
    const { action, version } = body;
    if (action !== 'return' && version === undefined) throw new InvalidRequest('Name the version.');
    const { isAllowed, asked, report } = readUpgrade(dataDir);
    if (!isAllowed) throw new NotFound();
    const isYounger = (at: string, ms: number) => clock().getTime() - Date.parse(at) < ms;
    if (asked && isYounger(asked.at, ASKED_MS)) throw new Asked();
    if (report?.state === 'working' && isYounger(report.at, LONGEST_UPGRADE_MS)) throw new Asked();
    await change(async (_, note) => note({ subject: `${action} ${version ?? ''}`.trim() }));
    askForUpgrade(dataDir, { ...body, at: clock().toISOString() });
    return readUpgrade(dataDir);
  });
}
