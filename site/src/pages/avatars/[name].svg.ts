import { faces } from '../../design/pictures/faces.ts';
import { drawPortrait, type Portrait, portraitPath } from '../../design/pictures/portrait.ts';
import { employees } from '../../features/ai-employees/employees.ts';

interface Drawn {
  portrait: Portrait;
  kind: 'agent' | 'human';
}

export function getStaticPaths() {
  return [
    ...employees().map(({ persona, portrait }) => pathOf(persona.name, { portrait, kind: 'agent' })),
    ...Object.entries(faces).map(([name, portrait]) => pathOf(name, { portrait, kind: 'human' })),
  ];
}

function pathOf(name: string, props: Drawn) {
  const [, file = ''] = /([^/]+)\.svg$/.exec(portraitPath(name)) ?? [];
  return { params: { name: file }, props };
}

/** The face of an AI employee or of a person, drawn when the site is built. */
export function GET({ props: { portrait, kind } }: { props: Drawn }) {
  return new Response(drawPortrait(portrait, kind), { headers: { 'content-type': 'image/svg+xml' } });
}
