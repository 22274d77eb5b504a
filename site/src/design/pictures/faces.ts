import { type Portrait, portraitPath } from './portrait.ts';

/** The people whom the site quotes and who write for its blog, by their names or their roles. All of them are fictional. */
export const faces: Readonly<Record<string, Portrait>> = {
  'Research lead': { hair: 'waves', color: '#fbefd6', shade: 1 },
  'Senior adviser': { hair: 'curls', color: '#f7e7c8', skin: 2 },
  'Head of research': { hair: 'crop', color: '#f4f0e8', skin: 2, extra: 'beard' },
  'The founder': { hair: 'bob', color: '#f7e7c8', shade: 2 },
  'Renata Coyle': { hair: 'bun', color: '#fbefd6', extra: 'glasses' },
  'Joost van Aalderen': { hair: 'swept', color: '#f4f0e8', shade: 2, extra: 'beard' },
  'Ines Albrecht': { hair: 'parted', color: '#fbefd6', skin: 1 },
  'Tomasz Wren': { hair: 'crop', color: '#f7e7c8', shade: 1, extra: 'beard' },
  'Adaeze Holm': { hair: 'curls', color: '#f4f0e8', skin: 2, extra: 'glasses' },
  'Pauline Serrat': { hair: 'bob', color: '#fbefd6', shade: 1, extra: 'glasses' },
  'Amara Nwosu': { hair: 'bun', color: '#fbefd6', skin: 2 },
  'Elena Petrova': { hair: 'bun', color: '#f4f0e8', shade: 1 },
  'Hanna Lindqvist': { hair: 'waves', color: '#f7e7c8', shade: 2, extra: 'glasses' },
  'Jun Takahashi': { hair: 'parted', color: '#f4f0e8', extra: 'glasses' },
  'Marcus Oyelaran': { hair: 'crop', color: '#fbefd6', skin: 2 },
  'Priya Raman': { hair: 'bob', color: '#fbefd6', skin: 1 },
  'Tomás Ferreira': { hair: 'swept', color: '#f7e7c8', skin: 1, extra: 'glasses' },
};

/** Address of a person's portrait; people without one are shown by their initial. */
export function facePath(name: string): string | undefined {
  return Object.hasOwn(faces, name) ? portraitPath(name) : undefined;
}
