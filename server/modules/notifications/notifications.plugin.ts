import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import type { Database } from '../../plugins/database/schema.ts';
import type { BookingLinks } from '../bookings/booking-links.ts';
import type { MailBrand } from '../site/mail-brand.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { openChannels } from './open-channels.ts';

interface NotificationParts {
  brand: MailBrand;
  links: BookingLinks;
  /** Whether people and programs hear of leads at all. */
  delivers: boolean;
}

/** What people and programs hear of leads and bookings: emails, webhooks, Slack, Teams. The app stops it, in its order. */
export function addNotifications(
  app: FastifyInstance,
  { config, database, liveness, clock, logger, metrics }: AppContext,
  { brand, links, delivers }: NotificationParts,
): Deliveries {
  const deliveries = createDeliveries({
    ...{ database, clock, liveness },
    channels: delivers
      ? openChannels(config, {
          ...{ brand, clock, bookingLinks: links, findPort: () => portOf(app) },
          findHostEmail: (leadId) => findHostEmail(database, leadId),
        })
      : [],
    log: logger,
    registry: metrics.registry,
    mostMailsOfHour: config.leadsPerEmailHour,
  });
  app.addHook('onReady', async () => deliveries.start());
  return deliveries;
}

/** The address of the host of a demo; `undefined` once it has no host. */
async function findHostEmail(database: Database, leadId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('bookings')
    .innerJoin('hosts', 'hosts.id', 'bookings.host_id')
    .select('hosts.email')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row?.email;
}

/** Where it listens by now, once it does. */
function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
