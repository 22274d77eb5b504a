/**
 * Takes out of a message what says nothing: clients write `null` for what is not set, which the protocol does not know.
 * Anything else that is wrong with it is left to the protocol.
 */
export function tidyMessage(message: unknown): unknown {
  if (!isRecord(message)) return message;
  const { params, ...rest } = message;
  if (params === null || params === undefined) return rest;
  return { ...rest, params: isRecord(params) ? tidyParams(params) : params };
}

function tidyParams(params: Record<string, unknown>): Record<string, unknown> {
  const tidied = withoutNull(params);
  return isRecord(tidied.arguments) ? { ...tidied, arguments: withoutNull(tidied.arguments) } : tidied;
}

function withoutNull(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
