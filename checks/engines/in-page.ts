// What runs in a page: each function is sent there as text, and stands by itself.
import type * as TestingLibrary from '@testing-library/dom';

declare const TestingLibraryDom: typeof TestingLibrary;

/** A control, and where it is: at rest when that stays the same. */
export interface Pressable {
  control: Element;
  place: string;
}

/**
 * The control of this role and name, once it is in sight and nothing covers it. It asks Testing Library, since
 * WebKitGTK's driver answers neither role nor name.
 */
export function findPressable(role: string, name: string): Pressable | null {
  for (const control of TestingLibraryDom.queryAllByRole(document.body, role, { name })) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = control.getBoundingClientRect();
    const onTop = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    if (control.contains(onTop) && !control.matches(':disabled'))
      return { control, place: JSON.stringify(place) };
  }
  return null;
}

/** Notes what goes wrong from now on. */
export function watchProblems(): void {
  sessionStorage.problems ??= '';
  const note = (problem: unknown) => {
    sessionStorage.problems += `${problem}\n`;
  };
  const says = console.error;
  console.error = (...words) => {
    note(words.join(' '));
    says(...words);
  };
  addEventListener(
    'error',
    ({ error, target }) => {
      // WebKit preloads no data; the face whose letters stand in the page is read from the style all the same.
      const isInlined = target instanceof Element && target.matches('link[rel=preload][href^="data:"]');
      if (!isInlined) note(error ?? (target as Element).outerHTML);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => note(`blocked: ${blockedURI}`));
}

/** Returns the noted problems, of pages that led to this one as well. */
export function notedProblems(): string[] {
  return (sessionStorage.problems ?? 'no page was watched\n').split('\n').slice(0, -1);
}
