import styles from '../layout/search/search-dialog.css?raw';

/** What the dialog of the search looks like. */
export const GET = () => new Response(styles, { headers: { 'content-type': 'text/css' } });
