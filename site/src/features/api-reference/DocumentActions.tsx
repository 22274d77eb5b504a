import { Actions } from '../../design/ui/Actions.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';

const DOCUMENTS = [
  { label: 'OpenAPI', href: '/openapi.json' },
  { label: 'AsyncAPI', href: '/asyncapi.json' },
];

/** The reference for programs. A row within the row of the hero's actions: on a phone the two stay side by side. */
export function DocumentActions() {
  return (
    <Actions>
      {DOCUMENTS.map(({ label, href }) => (
        <ButtonLink variant="secondary" href={href} key={href}>
          {label}
        </ButtonLink>
      ))}
    </Actions>
  );
}
