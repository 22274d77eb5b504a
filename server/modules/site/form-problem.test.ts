import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { FORM_PROBLEM_SLOT } from 'contract/site/site-manifest.ts';
import { expect, it } from 'vitest';
import { SlotTaken } from '../bookings/demos/booking-errors.ts';
import { renderFormProblem } from './form-problem.ts';
import type { Site } from './site-files.ts';

it('says which of the free times a host has to confirm', () => {
  const body = Buffer.from(`<ul>${FORM_PROBLEM_SLOT}</ul>`);
  const site = {
    files: new Map([['/form-problem', { contentSecurityPolicy: '', identity: { body } }]]),
  } as unknown as Site;
  const at = (time: string) => ({
    startDateTime: `2026-03-11T${time}:00+05:30`,
    endDateTime: `2026-03-11T${time}:30+05:30`,
  });
  const error = new SlotTaken([at('08:00'), { ...at('09:00'), toBeConfirmed: true }]);
  const page = renderFormProblem(site, DEFAULT_OFFICE, error, {}, ({ startDateTime }) => ({ startDateTime }));
  const forms = page?.html.match(/<button>.*?<\/form>/g);
  expect(forms).toEqual([
    '<button>Wednesday, March 11, 2026, 8:00 AM India Standard Time</button></form>',
    '<button>Wednesday, March 11, 2026, 9:00 AM India Standard Time</button> We’ll confirm within 4 hours</form>',
  ]);
});
