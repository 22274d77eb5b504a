import type { DeskRight } from 'contract/desk/roles.ts';
import { DeskSettings, SettingChanges } from 'contract/desk/settings.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidRequest } from '../../../shared/errors.ts';
import { appendAudit } from '../../audit/audit.store.ts';
import { addDeskCall } from '../desk-calls.ts';
import type { DeskParts } from '../desk-parts.ts';
import { actorOf, requireFreshPasskey } from '../guard.ts';

const CHANGE: readonly DeskRight[] = ['settings'];
/** No secrets, but a person who changes them reads every lead that comes, or has leads removed: with a passkey shown just now. */
const CONSEQUENTIAL: ReadonlySet<string> = new Set(['SALES_EMAIL', 'RETENTION_DAYS']);

/** The settings that count at once: read, changed and taken back. Secrets have a call of their own, which needs a fresh passkey. */
export function addSettingCalls(desk: FastifyInstance, parts: DeskParts): void {
  const { config, settings, database, clock } = parts;
  const list = async () => ({ settings: await settings.list(), canKeepSecrets: config.deskKey !== null });

  addDeskCall(desk, 'GET', '/settings', { access: CHANGE, answer: DeskSettings }, list);

  addDeskCall(
    desk,
    'PUT',
    '/settings',
    { access: CHANGE, body: SettingChanges, answer: DeskSettings },
    ({ body, request }) => change(body, request, false),
  );

  addDeskCall(
    desk,
    'PUT',
    '/settings/secrets',
    { access: CHANGE, needsFreshPasskey: true, body: SettingChanges, answer: DeskSettings },
    ({ body, request }) => change(body, request, true),
  );

  async function change({ changes }: SettingChanges, request: FastifyRequest, maySetSecrets: boolean) {
    const secret = new Set(
      (await settings.list()).filter(({ isSecret }) => isSecret).map(({ name }) => name),
    );
    const refused = changes.filter(({ name }) => secret.has(name) && !maySetSecrets);
    if (refused.length > 0) {
      const message = 'Secrets are changed with a passkey, at /desk/api/settings/secrets.';
      throw new InvalidRequest(
        message,
        refused.map(({ name }) => ({ field: name, message })),
      );
    }
    if (changes.some(({ name }) => CONSEQUENTIAL.has(name))) requireFreshPasskey(request, clock());
    const { actor, origin } = actorOf(request);
    const names = changes.map(({ name, text }) => (text === null ? `${name} taken back` : name));
    const entry = {
      actor,
      origin,
      action: 'settings.change',
      subject: names.join(', '),
      rows: changes.length,
    };
    await settings.change(changes, actor.name, () => appendAudit(database, entry, clock()));
    return list();
  }
}
