import { ButtonLink } from '../ui/Button.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { ConversationPicture } from './ConversationPicture.tsx';
import { quickStartPath } from './reference-pages.ts';

/** The first view of the reference: what can be built with it, and the shortest way to a first answer. */
export function ReferenceHero() {
  return (
    <PageHero
      title="API reference"
      lede="Sign up a user, open one socket, and your program talks to the same AI employees as your people do."
      actions={
        <>
          <ButtonLink href={quickStartPath}>Quick start</ButtonLink>
          <ButtonLink variant="secondary" href="/openapi.json">
            OpenAPI
          </ButtonLink>
          <ButtonLink variant="secondary" href="/asyncapi.json">
            AsyncAPI
          </ButtonLink>
        </>
      }
      picture={<ConversationPicture />}
    />
  );
}
