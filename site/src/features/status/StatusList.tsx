import type { ServerStatus } from 'contract/site/site-locals.ts';
import { content } from '../../content.ts';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** State of the services, as the server itself found it. Without a server to ask, the pages alone are sure. */
export function StatusList({ status }: { status?: ServerStatus | undefined }) {
  const words = content().one('pages/status').now;
  return (
    <Section>
      <Prose>
        <section id="now">
          <h2>{words.title}</h2>
          <dl>
            <div>
              <dt>{words.pages}</dt>
              <dd>{words.pagesWork}</dd>
            </div>
            {status && (
              <>
                <div>
                  <dt>{words.forms}</dt>
                  <dd>{status.takesRequests ? words.formsWork : words.formsFail}</dd>
                </div>
                <div>
                  <dt>{words.version}</dt>
                  <dd>{status.version}</dd>
                </div>
                <div>
                  <dt>{words.since}</dt>
                  <dd>
                    <time dateTime={status.startedAt}>
                      {momentFormat.format(new Date(status.startedAt))} UTC
                    </time>
                  </dd>
                </div>
              </>
            )}
          </dl>
          <p>{words.note}</p>
        </section>
      </Prose>
    </Section>
  );
}
