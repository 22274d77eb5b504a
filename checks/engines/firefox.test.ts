import { findFirefox } from '../../scripts/test-tools.ts';
import { startFirefox } from './firefox.ts';
import { describeJourneys } from './journeys.ts';

const firefox = findFirefox();
if (!firefox) console.warn('skipped: Firefox is missing (firefox-esr or firefox in PATH)');

describeJourneys('Firefox', firefox ? () => startFirefox(firefox) : undefined);
