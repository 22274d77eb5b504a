import type { BookedTime } from 'contract/bookings/demo-calendar.ts';
import { ToolProblem } from '../tool-problem.ts';
import { personsTimes } from './persons-time.ts';

/** The sentence of the form, which speaks of what stands beside it. */
const CHOOSE = 'We hold no demo then. Take a time from find_demo_slots';

/**
 * Does what may be refused because of its time; the refusal speaks of times in the zone of the person, and to an agent.
 * @throws {ToolProblem}
 */
export async function withTimesOf<Done>(zone: string, act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ToolProblem)) throw error;
    const { fields, alternatives, ...body } = error.body;
    throw new ToolProblem({
      ...body,
      ...(fields && { fields: fields.map(forAgent) }),
      ...(Array.isArray(alternatives) && {
        alternatives: (alternatives as BookedTime[]).map((times) => {
          const { timeZone: _, ...alternative } = personsTimes(times, zone);
          return alternative;
        }),
      }),
    });
  }
}

function forAgent({ field, message }: { field: string; message: string }) {
  return { field, message: message.startsWith('Choose a day') ? CHOOSE : message };
}
