import { STOP_CONTENT_FORM, toolAttributes } from 'contract/agents/form-tools.ts';
import { fill } from 'contract/content/fill.ts';
import { longDate } from 'contract/dates.ts';
import type { ConsentView } from 'contract/leads/consent.ts';
import { content } from '../../content.ts';
import { Button, ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { paths } from '../../product/paths.ts';

/** Form in which a visitor takes back the consent to receive content, and sees afterwards that it’s done. No script. */
export function StopContent({ view: { path, withdrawnAt, managePath } }: { view: ConsentView }) {
  const words = content().one('pages/booked-demo').content;
  const back = managePath ? (
    <ButtonLink variant="secondary" href={managePath}>
      {words.demo}
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" href={paths.home}>
      {words.home}
    </ButtonLink>
  );
  if (withdrawnAt) {
    return (
      <Notice eyebrow={words.stopped.eyebrow} title={words.stopped.title} actions={back}>
        <p>
          {fill(words.stopped.text, { day: longDate(withdrawnAt) })} {managePath && words.demoStays}
        </p>
      </Notice>
    );
  }
  return (
    <Notice
      eyebrow={words.eyebrow}
      title={words.title}
      actions={
        <>
          <form method="post" action={path} {...toolAttributes(STOP_CONTENT_FORM)}>
            <Button type="submit">{words.button}</Button>
          </form>
          {back}
        </>
      }
    >
      <p>
        {words.text} {managePath && words.demoStays}
      </p>
    </Notice>
  );
}
