import { openApi } from 'contract/openapi.ts';
import { provider } from '../api-reference/provider.ts';

/** The HTTP calls as a document for programs. */
export const GET = () => Response.json(openApi(provider));
