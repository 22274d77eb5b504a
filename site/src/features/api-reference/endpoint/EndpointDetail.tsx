import type { Endpoint } from '../reference-pages.ts';
import { ChatDetail } from './ChatDetail.tsx';
import { HttpDetail } from './HttpDetail.tsx';
import type { PartLevel } from './Part.tsx';
import { WebhookDetail } from './WebhookDetail.tsx';

/** All parts of an endpoint below its opening. */
export function EndpointDetail({ endpoint, level }: { endpoint: Endpoint; level: PartLevel }) {
  if ('method' in endpoint) return <HttpDetail endpoint={endpoint} level={level} />;
  if ('event' in endpoint) return <WebhookDetail endpoint={endpoint} level={level} />;
  return <ChatDetail endpoint={endpoint} level={level} />;
}
