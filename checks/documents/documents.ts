import { reference } from 'content/reference.ts';
import { asyncApi } from 'contract/reference/asyncapi.ts';
import { openApi } from 'contract/reference/openapi.ts';

const PROVIDER = {
  name: 'Example',
  host: 'https://api.example',
  referenceUrl: 'https://www.example/api-reference',
  supportEmail: 'support@www.example',
};

export type Json = Record<string, unknown>;

/** Both documents as they travel. */
export const DOCUMENTS: { readonly openApi: Json; readonly asyncApi: Json } = JSON.parse(
  JSON.stringify({ openApi: openApi(reference, PROVIDER), asyncApi: asyncApi(reference, PROVIDER) }),
);

/** Each value of this key, wherever it stands. */
export function valuesOf(key: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(key, value),
  ]);
}
