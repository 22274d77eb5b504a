/**
 * Marks the link of the section in view (S2 section 4, 'The course page tracks scroll position'): the one that
 * crosses a line at a third of the window. Without this the navigation is a list of links.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav a')];

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.find(({ hash }) => hash === `#${target.id}`);
      if (isIntersecting) link?.setAttribute('aria-current', 'location');
      else link?.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-33% 0% -67%' },
);

for (const { hash } of links) {
  const section = document.getElementById(hash.slice(1));
  if (section) observer.observe(section);
}
