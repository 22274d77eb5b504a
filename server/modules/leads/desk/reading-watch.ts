import { dateOf } from 'contract/dates.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';

/** More than a person reads in a day's work: from here on it is as good as an export. */
const READ_IN_A_DAY = 300;

/**
 * Watches how many different leads a person reads: beyond what a day's work takes, the audit has an entry, once a day
 * and person. Each process counts by itself.
 */
export function createReadingWatch({ clock }: Pick<AppContext, 'clock'>) {
  let day = '';
  const readBy = new Map<string, Set<string>>();

  return {
    async note(request: FastifyRequest, leads: readonly { id: string }[]): Promise<void> {
      const now = clock();
      const today = dateOf(now);
      if (today !== day) readBy.clear();
      day = today;
      const person = request.deskPerson?.id ?? '';
      const read = readBy.get(person) ?? new Set();
      readBy.set(person, read);
      if (read.size > READ_IN_A_DAY) return;
      for (const { id } of leads) read.add(id);
      if (read.size <= READ_IN_A_DAY) return;
      const subject = `more than ${READ_IN_A_DAY} on ${today}`;
      await request.server.changeAtDesk(request, 'leads.read-many', async (_, note) =>
        note({ subject, rows: read.size }),
      );
    },
  };
}
