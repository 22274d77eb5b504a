import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../plugins/app-context.ts';
import { findOrCreateKey } from '../../plugins/database/server-keys.ts';
import { addRateLimit } from '../../plugins/http/rate-limit.ts';
import { addCalendarCalls } from './calendar/calendar.calls.ts';
import { isDeskOn } from './desk.settings.ts';
import type { DeskParts } from './desk-parts.ts';
import { guardCalls, requireGuard } from './guard.ts';
import { addPrivacyCalls } from './privacy/privacy.calls.ts';
import { addSessionCalls } from './sessions/session.calls.ts';
import { addSettingCalls } from './settings/settings.calls.ts';

/** Of one network: a person who works fast makes one or two a second, and a team shares one. */
const CALLS_PER_MINUTE = 1_200;

/** The desk, with which a marketing team runs the site: its pages and its calls. Nothing of it is there where it is off. */
export async function addDesk(
  app: FastifyInstance,
  context: AppContext,
  own: Omit<DeskParts, keyof AppContext>,
): Promise<void> {
  requireGuard(app);
  if (!isDeskOn(context.config)) return;
  const { database, redis, onRateLimited: onRefused } = context;
  const parts: DeskParts = { ...context, ...own };
  const networksKey = Buffer.from(await findOrCreateKey(database, 'desk'), 'base64url');
  await app.register(async (desk) => {
    addRateLimit(desk, { name: 'desk', most: CALLS_PER_MINUTE, redis, onRefused });
    guardCalls(desk, context, networksKey);
    addSessionCalls(desk, parts);
    addCalendarCalls(desk, parts);
    addPrivacyCalls(desk, parts);
    addSettingCalls(desk, parts);
  });
}
