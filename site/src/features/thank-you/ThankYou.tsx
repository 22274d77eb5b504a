import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { KnotPicture } from './KnotPicture.tsx';

/** Where every stored demo, chatbot and agent request ends (S1 section 2.10). `lede` and `children` say what it was, where they know. */
export function ThankYou({ lede, children }: { lede?: ReactNode; children?: ReactNode }) {
  const { title, eyebrow, text, actions } = content().one('pages/thank-you');
  return (
    <Notice
      eyebrow={eyebrow}
      title={title}
      picture={<KnotPicture />}
      actions={actions.map(({ label, href }, index) => (
        <ButtonLink variant={index === 0 ? 'secondary' : 'quiet'} href={href} key={href}>
          {label}
        </ButtonLink>
      ))}
    >
      {lede}
      <p>{text}</p>
      {children}
    </Notice>
  );
}
