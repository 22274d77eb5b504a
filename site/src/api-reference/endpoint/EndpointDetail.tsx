import type { Endpoint } from '../reference-pages.ts';
import { ChatDetail } from './ChatDetail.tsx';
import { HttpDetail } from './HttpDetail.tsx';
import type { PartLevel } from './Part.tsx';

/** All parts of an endpoint below its opening. */
export function EndpointDetail({ endpoint, level }: { endpoint: Endpoint; level: PartLevel }) {
  return 'method' in endpoint ? (
    <HttpDetail endpoint={endpoint} level={level} />
  ) : (
    <ChatDetail endpoint={endpoint} level={level} />
  );
}
