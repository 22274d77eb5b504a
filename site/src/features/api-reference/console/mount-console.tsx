import { createRoot } from 'react-dom/client';
import { ApiConsole } from './ApiConsole.island.tsx';
import { swapPages } from './swap-pages.ts';

// Runs when the panel is opened. From then on the page is not left, so that the connection lives on.
const content = document.querySelector('[data-console-content]') as HTMLElement;
createRoot(content).render(<ApiConsole events={JSON.parse(content.dataset.events ?? '[]')} />);
swapPages(content.parentElement as HTMLElement);
