import type { DeskSettings, SettingChanges } from 'contract/desk/settings.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addDeskCall, type Change, type DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest } from '../../../shared/errors.ts';
import type { DeskParts } from '../desk-parts.ts';
import { requireFreshPasskey } from '../guard.ts';

/** Limit of a value's length in the audit, in characters. */
const MOST_LETTERS = 80;

/**
 * Adds calls that read, change and reset settings which apply at once. Secrets have their own call, with a fresh
 * passkey.
 */
export function addSettingCalls(desk: FastifyInstance, parts: DeskParts): void {
  const { config, settings, clock } = parts;
  const list = async () => ({ settings: await settings.list(), canKeepSecrets: config.deskKey !== null });

  addDeskCall(desk, 'GET /settings', list);

  addDeskCall(desk, 'PUT /settings', (call) => store(call, false));

  addDeskCall(desk, 'PUT /settings/secrets', (call) => store(call, true));

  async function store(
    { body: { changes }, person, request, change }: StoreCall,
    maySetSecrets: boolean,
  ): Promise<DeskSettings> {
    const isSecret = (name: string) => settings.find(name)?.isSecret ?? false;
    const refused = changes.filter(({ name }) => isSecret(name) && !maySetSecrets);
    if (refused.length > 0) {
      const message = 'Secrets are changed with a passkey, at /desk/api/settings/secrets.';
      throw new InvalidRequest(
        message,
        refused.map(({ name }) => ({ field: name, message })),
      );
    }
    if (changes.some(({ name }) => !settings.find(name)?.isHarmless)) requireFreshPasskey(request, clock());
    await change(async (transaction, note) => {
      const before = await settings.store(transaction, changes, person.email);
      const became = changes.map(({ name, text }, index) =>
        isSecret(name)
          ? `${name}${text === null ? ' taken back' : ''}`
          : `${name}: ${inAudit(before[index]?.text)} to ${inAudit(text)}`,
      );
      note({ subject: became.join('; '), rows: changes.length });
    });
    await settings.refresh();
    return list();
  }
}

interface StoreCall {
  body: SettingChanges;
  person: DeskPerson;
  request: FastifyRequest;
  change: Change;
}

/** A value as an entry shows it, cut where it is long. */
function inAudit(text: string | null | undefined): string {
  if (text === null || text === undefined) return 'not set';
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
