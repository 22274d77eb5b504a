import document from '../../../../SECURITY.md?raw';
import { securityPolicy } from '../../layout/security-text.ts';

export const GET = () =>
  new Response(securityPolicy(document), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
