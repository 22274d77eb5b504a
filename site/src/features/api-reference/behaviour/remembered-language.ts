/** Key under which the chosen language of the examples is kept between visits. */
export const LANGUAGE_KEY = 'example-language';

/**
 * Runs before the examples are painted, so that visitors don't see one language replace another: the language of the
 * address (`#python`), or the one chosen last. A fragment that names no language changes nothing.
 */
export const EARLY_SCRIPT = `try{document.documentElement.dataset.language=/^#(curl|javascript|python)$/.exec(location.hash)?.[1]??localStorage.getItem('${LANGUAGE_KEY}')??''}catch{}`;
