import { folder } from '../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';

/** Settings of the source of articles. */
export const BLOG_SETTINGS = {
  BLOG_DIR: folder({
    description:
      "Folder of the blog's articles, which a start on an empty database imports; keep your own outside of the code",
    isInherited: true,
    title: 'a folder of Markdown files and documents',
    default: 'content/en/blog',
  }),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<typeof BLOG_SETTINGS> {}
}
