import type { APIRoute } from 'astro';
import { openApi } from 'contract/reference/openapi.ts';
import { providerAt } from '../features/api-reference/provider.ts';
import { originOf } from '../layout/site-origin.ts';

/** The HTTP calls as a document for programs. */
export const GET: APIRoute = ({ locals }) => Response.json(openApi(providerAt(originOf(locals))));
