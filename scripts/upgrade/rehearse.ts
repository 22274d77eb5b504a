import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandContext } from '../../server/cli/command-context.ts';
import { createCommand } from '../../server/cli/run-command.ts';
import { formatRows } from '../../server/cli/terminal/table.ts';
import { REPOSITORY } from '../../server/plugins/settings/folders.ts';
import { fetchVersion, install } from './fetch-version.ts';
import { rehearseVersion } from './rehearse-version.ts';

/** States that people run, and some between, the oldest first. */
const EARLIER = ['152c75a', 'bbae976b', '1a0be282', '8e4b72b9', '6e79e4b1'];

/** `npm run upgrade -- rehearse`: before a release, in a checkout. */
export const rehearse = ({ print, progress }: CommandContext) =>
  createCommand('rehearse')
    .description(
      'Installs earlier versions in a temporary folder, fills them, upgrades each to this one and returns: the code alone, and with the data.',
    )
    .argument('[commits...]', 'in place of the five that are named here', EARLIER)
    .action(async (commits) => {
      const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
      const results: string[][] = [
        ['version', 'leads', 'upgraded', 'returned', 'with data', 'taken in', 's'],
      ];
      try {
        for (const commit of commits) {
          const start = performance.now();
          progress(`${commit}: installing`);
          // The running one is this checkout, and a version lies beside a link in the temporary folder.
          const releases = { running: REPOSITORY, link: join(folder, 'site') };
          const version = await fetchVersion(commit, releases, REPOSITORY);
          await install(version);
          const dataDir = join(folder, `data-${commit}`);
          mkdirSync(dataDir);
          const counts = await rehearseVersion(version, dataDir, (step) => progress(`${commit}: ${step}`));
          const seconds = ((performance.now() - start) / 1000).toFixed(0);
          results.push([commit, ...Object.values(counts).map(String), seconds]);
          rmSync(version, { recursive: true });
        }
      } finally {
        progress(undefined);
        rmSync(folder, { recursive: true, force: true });
        for (const line of formatRows(results)) print(line);
      }
    });
