import type { APIRoute } from 'astro';
import { faces } from '../../design/pictures/faces.ts';
import { drawPortrait, portraitPath } from '../../design/pictures/portrait.ts';
import { employees } from '../../features/ai-employees/employees.ts';

/** The face of an AI employee or of a person. */
export const GET: APIRoute = ({ params }) => {
  const isAsked = (name: string) => portraitPath(name).endsWith(`/${params.name}.svg`);
  const agent = employees().find(({ persona }) => isAsked(persona.name))?.portrait;
  const human = Object.entries(faces).find(([name]) => isAsked(name))?.[1];
  const portrait = agent ?? human;
  if (!portrait) return new Response(null, { status: 404 });
  return new Response(drawPortrait(portrait, agent ? 'agent' : 'human'), {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
