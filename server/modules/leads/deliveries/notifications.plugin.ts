import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { MailBrand } from '../../../plugins/mail/mail-brand.ts';
import { type BookingLinks, findDemoHost, listInvited } from '../../bookings/bookings.queries.ts';
import type { DeskMails } from '../channels/desk-email.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { openChannels } from './open-channels.ts';

interface NotificationParts {
  brand: MailBrand;
  links: BookingLinks;
  /** Mails that are written at the desk. */
  deskMails: DeskMails;
  /** Set where people and programs are notified of leads at all. */
  delivers: boolean;
}

/**
 * Adds the notifications of people and programs about leads and bookings: emails, webhooks, Slack, Teams. The app stops
 * it, in its order.
 */
export function addNotifications(
  app: FastifyInstance,
  { config, settings, database, databaseRole, clock, logger, metrics }: AppContext,
  { brand, links, deskMails, delivers }: NotificationParts,
): Deliveries {
  const open = () =>
    openChannels(config, {
      ...{ brand, clock, bookingLinks: links },
      findHost: (leadId) => findDemoHost(database, leadId),
      findInvited: (leadId) => listInvited(database, leadId),
      deskMails,
      findPort: () => portOf(app),
    });
  const deliveries = createDeliveries({
    ...{ database, clock, databaseRole },
    channels: delivers ? open() : [],
    log: logger,
    registry: metrics.registry,
    mostMailsOfHour: config.leadsPerEmailHour,
  });
  app.addHook('onReady', async () => deliveries.start());
  if (delivers) settings.onChange(() => deliveries.replaceChannels(open(), config.shutdownTimeoutMs / 2));
  return deliveries;
}

/** Returns the port of the server, once it listens. */
function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
