// `npm test`: every check there is; the last line counts what they ran.
// `npm run budgets`: what is measured, alone.
import {
  browser,
  faults,
  firefox,
  freshClone,
  largestPaint,
  lighthouse,
  lint,
  moments,
  rulesServerPages,
  sweep,
  types,
  webKit,
} from './checks.ts';
import { printPages } from './pages-table.ts';
import { printFailures } from './reports.ts';
import { runSteps, type Step } from './steps.ts';
import { ensureTestTools } from './test-tools.ts';

/** Nothing else runs beside these. */
const measured: Step[][] = [[moments], [sweep], [lighthouse], [largestPaint]];
const all: Step[][] = [
  [types, lint, rulesServerPages],
  // Half of the faults is waiting.
  [freshClone, faults],
  [browser],
  [firefox, webKit],
  ...measured,
];

const missingEngines = ensureTestTools();
const isOnlyMeasured = process.argv[2] === 'budgets';
const total = await runSteps(isOnlyMeasured ? measured : all);
if (isOnlyMeasured) printPages();
if (missingEngines.length > 0)
  console.log(`NOT TESTED HERE, because it is missing: ${missingEngines.join(', ')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped: see above for what they need`);
printFailures(total);
console.log(`${total.passed} passed, ${total.failed} failed`);
// What was not run is not shown to work: a skipped test fails the whole, unless its engine cannot be had here.
const isIncomplete = total.skipped > 0 && missingEngines.length === 0;
process.exitCode = total.failed > 0 || isIncomplete || total.passed === 0 ? 1 : 0;
