import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Folders that lie where the code lies. They stand in `Config` beside the settings, so that a test can choose others.
 */
export const FOLDERS = {
  /** The built site: `npm run build` makes it. */
  siteDir: `${REPOSITORY}site/dist`,
  /** The built desk, by the same command. */
  deskDir: `${REPOSITORY}desk/dist`,
  /**
   * Folder in which a running server leaves its address and folders, by which the commands find it; where it cannot
   * write here, in DATA_DIR.
   */
  runDir: `${REPOSITORY}data/running`,
};
