import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DOCUMENTS = fileURLToPath(new URL('../../content/en/', import.meta.url));

/** Shows a changed document while developing: pages read its words again (`src/content.ts`), and no module is loaded for it. */
export function liveDocuments(): Plugin {
  return {
    name: 'live-documents',
    apply: 'serve',
    async hotUpdate({ type, file, read }) {
      if (type !== 'update' || !file.startsWith(DOCUMENTS)) return;
      const { hot, name } = this.environment;
      if (name === 'client') hot.send({ type: 'full-reload' });
      else hot.send('document', { path: file.slice(DOCUMENTS.length), text: await read() });
      return [];
    },
  };
}
