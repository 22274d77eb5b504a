import { STOP_CONTENT_FORM, toolAttributes } from 'contract/agents/form-tools.ts';
import type { ConsentView } from 'contract/leads/consent.ts';
import { brand } from '../../brand.ts';
import { Button, ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { paths } from '../../product/paths.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Where a visitor takes back the consent to receive content, and sees afterwards that it’s done. No script. */
export function StopContent({ view: { path, withdrawnAt, managePath } }: { view: ConsentView }) {
  const back = managePath ? (
    <ButtonLink variant="secondary" href={managePath}>
      See my demo
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" href={paths.home}>
      Back to Home
    </ButtonLink>
  );
  if (withdrawnAt) {
    return (
      <Notice eyebrow="Stopped" title="You get no more content" actions={back}>
        <p>
          You took back your consent on {DAY.format(new Date(withdrawnAt))}. From then on, we send you no
          content. {managePath && 'Your demo stays as it is.'}
        </p>
      </Notice>
    );
  }
  return (
    <Notice
      eyebrow="Content"
      title="Stop the content?"
      actions={
        <>
          <form method="post" action={path} {...toolAttributes(STOP_CONTENT_FORM)}>
            <Button type="submit">Stop the content</Button>
          </form>
          {back}
        </>
      }
    >
      <p>
        You agreed to receive content from {brand.name}. One click takes that back.{' '}
        {managePath && 'Your demo stays as it is.'}
      </p>
    </Notice>
  );
}
