import { TROUBLE_SLOTS } from 'contract/site/site-manifest.ts';
import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { LooseThread } from '../../design/ui/LooseThread.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { paths } from '../../product/paths.ts';

/** Page in place of one that can't be shown: the server is busy, or its database is away. Works without script. */
export function Trouble() {
  const { heading, again, home } = content().one('pages/trouble');
  return (
    <Notice
      eyebrow={<LooseThread code={<Slot html={TROUBLE_SLOTS.status} />} />}
      title={heading}
      actions={
        <>
          {/* An empty address is the one that was asked for, with its query. */}
          <ButtonLink href="">{again}</ButtonLink>
          <ButtonLink variant="secondary" href={paths.home}>
            {home}
          </ButtonLink>
        </>
      }
    >
      <p>
        <Slot html={TROUBLE_SLOTS.reason} />
      </p>
    </Notice>
  );
}

/** Place whose content the server replaces. */
function Slot({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the contract
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
