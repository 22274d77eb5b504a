import { CodeExamplePanel } from './code/CodeExamplePanel.tsx';
import { ConsolePanel } from './console/ConsolePanel.tsx';
import { EndpointDetail } from './endpoint/EndpointDetail.tsx';
import { EndpointOpening } from './endpoint/EndpointOpening.tsx';
import { ReferenceLayout } from './ReferenceLayout.tsx';
import type { Endpoint } from './reference-pages.ts';

/**
 * One endpoint beside the list of all of them, with its code examples and the console (S2 section 2).
 * @param level of the heading that names the endpoint: 1 where the page is about nothing else
 */
export function EndpointPage({ endpoint, level }: { endpoint: Endpoint; level: 1 | 2 }) {
  return (
    <ReferenceLayout
      selected={endpoint}
      opening={<EndpointOpening endpoint={endpoint} level={level} />}
      examples={<CodeExamplePanel endpoint={endpoint} />}
      console={<ConsolePanel />}
    >
      <EndpointDetail endpoint={endpoint} level={level === 1 ? 2 : 3} />
    </ReferenceLayout>
  );
}
