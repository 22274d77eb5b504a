import source from 'dompurify/dist/purify.min.js?raw';

/** DOMPurify as it is published, for `sanitize-html.ts`: it becomes a global of the page. */
export const GET = () => new Response(source, { headers: { 'content-type': 'text/javascript' } });
