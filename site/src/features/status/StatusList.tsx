import type { ServerStatus } from 'contract/site/server-status.ts';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** What works, as the server itself found it. Without a server to ask, the pages alone are sure. */
export function StatusList({ status }: { status?: ServerStatus | undefined }) {
  return (
    <Section>
      <Prose>
        <section id="now">
          <h2>Right now</h2>
          <dl>
            <div>
              <dt>Pages</dt>
              <dd>Working: you’re reading one.</dd>
            </div>
            {status && (
              <>
                <div>
                  <dt>Forms and bookings</dt>
                  <dd>
                    {status.takesRequests
                      ? 'Working: requests are stored.'
                      : 'Not working: requests can’t be stored right now. Please try again in a few minutes.'}
                  </dd>
                </div>
                <div>
                  <dt>Version</dt>
                  <dd>{status.version}</dd>
                </div>
                <div>
                  <dt>Running since</dt>
                  <dd>
                    <time dateTime={status.startedAt}>
                      {momentFormat.format(new Date(status.startedAt))} UTC
                    </time>
                  </dd>
                </div>
              </>
            )}
          </dl>
          <p>
            “Running since” begins again with each restart, such as for a new version. We don’t publish a
            history of outages, or the state of the application.
          </p>
        </section>
      </Prose>
    </Section>
  );
}
