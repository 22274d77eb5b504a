import { useState } from 'react';
import { useSession } from '../../shared/session.ts';
import { parseTyped, type TypedTexts } from './content.rules.ts';

/**
 * Keeps the texts that are not published in the browser: a closed tab, a lost session and a restart of the server lose
 * nothing. Each person has their own.
 */
export function useTypedTexts(): [TypedTexts, (typed: TypedTexts) => void] {
  const name = `desk.content.${useSession().person.id}`;
  const [typed, setTyped] = useState(() => parseTyped(localStorage.getItem(name)));
  const keep = (next: TypedTexts) => {
    if (Object.keys(next).length > 0) localStorage.setItem(name, JSON.stringify(next));
    else localStorage.removeItem(name);
    setTyped(next);
  };
  return [typed, keep];
}
