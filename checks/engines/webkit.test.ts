import { findWebKit } from '../../scripts/test-tools.ts';
import { describeJourneys } from './journeys.ts';
import { startWebKit } from './webkit.ts';

const webKit = findWebKit();
if (!webKit) console.warn('skipped: WebKit is missing (webkit2gtk-driver and xvfb)');

describeJourneys('WebKit', webKit ? () => startWebKit(webKit) : undefined);
