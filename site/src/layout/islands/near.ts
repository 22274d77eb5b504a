import type { ClientDirective } from 'astro';

/**
 * `client:near`: begins an island once it can be seen, as `client:visible` does. A button that was pressed before the
 * script was there is pressed again. Short, since it stands in the page (decision 009).
 */
const near: ClientDirective = (load, _options, island) => {
  let pressed: Element | undefined;
  island.onclick = ({ target }) => {
    pressed = target as Element;
  };
  new IntersectionObserver(async (entries, observer) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    await (await load())();
    pressed?.closest<HTMLElement>('[type=button]')?.click();
  }).observe(island.firstElementChild as Element);
};

export default near;
