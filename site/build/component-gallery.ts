import type { AstroIntegration } from 'astro';

/** Address of the components while developing. The build, and so the server, does not know it. */
export const GALLERY_PATH = '/internal/gallery';

/** Adds the page to `astro dev` alone: it lies outside of `src/pages/`, from which the build takes its routes. */
export function componentGallery(): AstroIntegration {
  return {
    name: 'component-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: GALLERY_PATH, entrypoint: './src/features/gallery/gallery.astro' });
      },
    },
  };
}
