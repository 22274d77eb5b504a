/** Path of the desk's pages. */
export const DESK_PATH = '/desk';

/** Address of its icon, which has the mark and the colors of the site. */
export const DESK_ICON = `${DESK_PATH}/icon.svg`;

/** Before the path of each of its calls. */
export const DESK_API = `${DESK_PATH}/api`;
