import { FORM_ENTRIES } from 'contract/leads/form-entries.ts';
import type { BaggageEntries } from './first-touch/first-touch.ts';

/** What every form of ours tells beside its call: where the visitor is, and that a person had the time to fill it in. */
export function formFacts(): BaggageEntries {
  return {
    // Since the page was opened: what was typed before the script arrived was typed in this time too.
    [FORM_ENTRIES.openMs]: String(Math.round(performance.now())),
    [FORM_ENTRIES.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    [FORM_ENTRIES.language]: navigator.language,
  };
}
