import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AskedUpgrade, UpgradeReport, type UpgradeState } from 'contract/desk/upgrade.ts';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { OWNER_ONLY } from '../../../cli/private-file.ts';

/** Largest file that is read: a report has some hundred lines. */
const MOST_BYTES = 100_000;

/**
 * Files by which the server, which may change nothing but its data, asks the machine for an upgrade, and hears of it:
 * `asked.json` and `report.json`. The administrator makes their folder; without it nothing can be asked.
 */
const folderOf = (dataDir: string) => join(dataDir, 'upgrade');
const askedFile = (dataDir: string) => join(folderOf(dataDir), 'asked.json');
const reportFile = (dataDir: string) => join(folderOf(dataDir), 'report.json');

export function readUpgrade(dataDir: string): UpgradeState {
  return {
    isAllowed: existsSync(folderOf(dataDir)),
    asked: read(askedFile(dataDir), AskedUpgrade),
    report: read(reportFile(dataDir), UpgradeReport),
  };
}

export function askForUpgrade(dataDir: string, asked: AskedUpgrade): void {
  write(askedFile(dataDir), asked);
}

/** Takes what was asked away, so that it is done once. @returns null where nothing was, or nothing that has the form */
export function takeAsked(dataDir: string): AskedUpgrade | null {
  const asked = read(askedFile(dataDir), AskedUpgrade);
  rmSync(askedFile(dataDir), { force: true });
  return asked;
}

export function reportUpgrade(dataDir: string, report: UpgradeReport): void {
  write(reportFile(dataDir), report);
}

function read<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> | null {
  try {
    if (statSync(file).size > MOST_BYTES) return null;
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Value.Check(schema, content) ? content : null;
  } catch {
    // It is not there, or another version wrote it.
    return null;
  }
}

/** A reader finds the file before or the one after. */
function write(file: string, content: object): void {
  writeFileSync(`${file}.next`, JSON.stringify(content), { mode: OWNER_ONLY });
  renameSync(`${file}.next`, file);
}
